import { buildMoment } from '../../pipeline/build/buildMoment.ts'
import { buildSite } from '../../pipeline/build/buildSite.ts'
import { createBuildLog } from '../../pipeline/build/buildLog.ts'
import { withBuildLock } from '../../pipeline/build/buildLock.ts'
import { siteCache } from '../../pipeline/cache/siteCache.ts'
import { ExplainedError, explainFailure } from '../../pipeline/system/explainFailure.ts'
import { sitePaths } from '../../pipeline/system/sitePaths.ts'

/** Builds `dist/` and prints the result. @throws ExplainedError, or an error for developers */
export async function runBuild(build = buildWithLock): Promise<void> {
  const started = performance.now()
  await build().catch((error: unknown) => {
    const explanation = explainFailure(error)
    if (explanation === undefined) throw error
    throw new ExplainedError(`${explanation}\n\nThe site was not built; dist/ is as it was.`)
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Done       dist/ is ready${' '.repeat(29)}${seconds} s`)
}

async function buildWithLock(): Promise<void> {
  const clock = new Date()
  const now = buildMoment(process.env, clock)
  const build = () => buildSite(sitePaths.dist, now, createBuildLog(process.stdout))
  await withBuildLock(build)
  try {
    siteCache.forgetUnused(clock)
  } catch {
    // Failing to clean the cache must not fail the build.
  }
}
