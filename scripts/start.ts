/** Builds the site and serves it as a static host would: `npm start`, `PORT=4174 npm start`. */
import packageJson from '../package.json' with { type: 'json' }
// First of all, since React and Vite read it when they are loaded.
import './build/production.ts'
import { runBuild } from './build/runBuild.ts'
import { unfitNode } from './build/unfitNode.ts'

const unfit = unfitNode(process.versions.node, packageJson.engines.node)
if (unfit === undefined) {
  // Only now: an old Node cannot even load what it imports.
  const { servePublished } = await import('./servePublished.ts')
  const { buildHere } = await import('./build/buildHere.ts')
  // Before the build, which would be useless if another program has the port.
  const host = await servePublished()
  if (host && (await runBuild(buildHere))) {
    console.log(`Serving    http://localhost:${host.port} (Ctrl+C ends it)`)
  } else {
    await host?.close()
    process.exitCode = 1
  }
} else {
  console.error(unfit)
  process.exitCode = 1
}
