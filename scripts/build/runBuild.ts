import { buildSite } from '../../pipeline/build/buildSite.ts'
import { buildYear } from '../../pipeline/build/buildYear.ts'
import { progressTo } from '../../pipeline/build/progress.ts'
import { PUBLISHED } from '../../pipeline/build/publish.ts'
import { explainFailure } from '../../pipeline/failure.ts'
import { inTurn } from '../../pipeline/turns/inTurn.ts'
import { tellWaiting } from '../tellWaiting.ts'

/**
 * Builds the site into `dist/` with progress on the terminal, after any other build here.
 *
 * @returns false when it could not be built for a reason that was told
 * @throws what only a developer can mend
 */
export async function runBuild(): Promise<boolean> {
  const started = performance.now()
  try {
    const year = await buildYear(process.env, new Date())
    await inTurn(() => buildSite(PUBLISHED, year, progressTo(process.stdout)), {
      onWait: tellWaiting,
    })
  } catch (error) {
    const explanation = explainFailure(error)
    if (explanation === undefined) throw error
    console.error(`${explanation}\n\nThe site was not built; dist/ is as it was.`)
    return false
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Done       dist/ is ready${' '.repeat(29)}${seconds} s`)
  return true
}
