/** Serves `dist/` as a static host would: `npm run serve`, `npm run serve -- --port 4174`. */
import { existsSync } from 'node:fs'
import { restorePublished } from '../pipeline/build/publish.ts'
import { withBuildLock } from '../pipeline/build/buildLock.ts'
import { siteBase } from '../pipeline/system/siteBase.ts'
import { sitePaths } from '../pipeline/system/sitePaths.ts'
import { servePublished } from './servePublished.ts'

const { dist, staging } = sitePaths
// `dist/` is missing if a build was killed while replacing it, or if the first build is running.
if (!existsSync(dist)) await withBuildLock(() => restorePublished(staging, dist))
const host = await servePublished()
console.log(`\nServing dist/ at http://localhost:${host.port}${siteBase} (Ctrl+C ends it)`)
