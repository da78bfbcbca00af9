import { buildSite } from '../../pipeline/build/buildSite.ts'
import { buildYear } from '../../pipeline/build/buildYear.ts'
import { progressTo } from '../../pipeline/build/progress.ts'
import { PUBLISHED } from '../../pipeline/build/publish.ts'
import { inTurn } from '../../pipeline/turns/inTurn.ts'
import { tellWaiting } from '../tellWaiting.ts'

/** Builds the site into `dist/` with progress on the terminal, after any other build here. */
export async function buildHere(): Promise<void> {
  const year = await buildYear(process.env, new Date())
  await inTurn(() => buildSite(PUBLISHED, year, progressTo(process.stdout)), {
    onWait: tellWaiting,
  })
}
