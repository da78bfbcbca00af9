/**
 * Builds the site and serves it as a static host would: `npm start`, `PORT=4174 npm start`. Pages are
 * there before their pictures are encoded, which happens in the order in which they are asked for.
 */
import packageJson from '../package.json' with { type: 'json' }
// First of all, since React and Vite read it when they are loaded.
import './build/production.ts'
import { runBuild } from './build/runBuild.ts'
import { unfitNode } from './build/unfitNode.ts'

const unfit = unfitNode(process.versions.node, packageJson.engines.node)
if (unfit === undefined) {
  // Only now: an old Node cannot even load what it imports.
  const { startServing } = await import('./build/startServing.ts')
  const { buildHere } = await import('./build/buildHere.ts')
  // Before the build, which would be useless if another program has the port.
  const host = await startServing()
  const succeeded = host !== null && (await runBuild(() => buildHere(host.show)))
  if (!succeeded) {
    await host?.close()
    process.exitCode = 1
  }
} else {
  console.error(unfit)
  process.exitCode = 1
}
