import '../../scripts/test/testContent.ts'
import { buildMoment } from '../../pipeline/build/buildMoment.ts'
import { compileContent } from '../../pipeline/content/compile/compileContent.ts'
import { prepareTestContent } from './prepareTestContent.ts'

/** Before the first test: the documents that tests import are those of the content they run on. */
export async function setup(): Promise<void> {
  await prepareTestContent()
  await compileContent({ now: buildMoment(process.env, new Date()), audience: 'readers' })
}
