import { buildMoment } from '../../pipeline/build/buildMoment.ts'
import { buildSite } from '../../pipeline/build/buildSite.ts'
import { progressTo } from '../../pipeline/build/progress.ts'
import { PUBLISHED } from '../../pipeline/build/publish.ts'
import { withBuildLock } from '../../pipeline/build/buildLock.ts'
import { siteCache } from '../../pipeline/cache/siteCache.ts'

/** Builds the site into `dist/` with progress on the terminal, after any other build here. */
export async function buildWithLock(): Promise<void> {
  const clock = new Date()
  const now = buildMoment(process.env, clock)
  await withBuildLock(() => buildSite(PUBLISHED, now, progressTo(process.stdout)))
  try {
    siteCache.forgetUnused(clock)
  } catch {
    // A cache that cannot be tidied is no failed build.
  }
}
