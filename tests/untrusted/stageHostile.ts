/** Builds the site of the working folder into its `.build/site`, as `npm run build` does. */
import '../../scripts/build/production.ts'

// Only now: React reads the mode when it is loaded, and static imports of packages come first.
const { compile, stageSite } = await import('../../pipeline/build/buildSite.ts')
const { createBuildLog } = await import('../../pipeline/build/buildLog.ts')
const { NOW } = await import('./hostileContent.ts')
const { openFolder } = await import('../../pipeline/system/openFolder.ts')
const { sitePaths } = await import('../../pipeline/system/sitePaths.ts')

const progress = createBuildLog(process.stdout)
await compile(NOW, progress)
await stageSite(openFolder(sitePaths.staging), NOW, progress)
