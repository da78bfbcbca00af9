/** Builds the site and serves it as a static host would: `npm start`, `npm start -- --port 4174`. */
import './build/production.ts'
import { siteBase } from '../pipeline/system/siteBase.ts'
import { servePublished } from './servePublished.ts'

// The server starts first, so that a port in use is reported before the build.
const { port } = await servePublished()
const { runBuild } = await import('./build/runBuild.ts')
await runBuild()
console.log(`Serving    http://localhost:${port}${siteBase} (Ctrl+C ends it)`)
