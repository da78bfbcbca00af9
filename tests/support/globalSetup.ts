import '../../scripts/test/testContent.ts'
import { buildMoment } from '../../pipeline/build/buildMoment.ts'
import { compileContent } from '../../pipeline/content/compile/compileContent.ts'
import { prepareTestContent } from './prepareTestContent.ts'

/** Compiles the tested content before the first test, since tests import its documents. */
export async function setup(): Promise<void> {
  await prepareTestContent()
  await compileContent({ now: buildMoment(process.env, new Date()), audience: 'readers' })
}
