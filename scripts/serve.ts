/** Serves `dist/` as a static host would: `npm run serve`, `npm run serve -- --port 4174`. */
import { existsSync } from 'node:fs'
import { STAGING, PUBLISHED, restorePublished } from '../pipeline/build/publish.ts'
import { withBuildLock } from '../pipeline/build/buildLock.ts'
import { siteBase } from '../pipeline/system/siteBase.ts'
import { servePublished } from './servePublished.ts'

// A build was killed while it replaced `dist/`, or the first build is running.
if (!existsSync(PUBLISHED)) await withBuildLock(() => restorePublished(STAGING, PUBLISHED))
const host = await servePublished()
console.log(`\nServing dist/ at http://localhost:${host.port}${siteBase} (Ctrl+C ends it)`)
