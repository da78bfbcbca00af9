/** Builds the site into `dist/`: `npm run build`. */
import packageJson from '../package.json' with { type: 'json' }
// First of all, since React and Vite read it when they are loaded.
import './build/production.ts'
import { runBuild } from './build/runBuild.ts'
import { unfitNode } from './build/unfitNode.ts'

const unfit = unfitNode(process.versions.node, packageJson.engines.node)
if (unfit === undefined) {
  const succeeded = await runBuild(async () => {
    // Only now: an old Node cannot even load what it imports.
    const { buildHere } = await import('./build/buildHere.ts')
    await buildHere()
  })
  process.exitCode = succeeded ? 0 : 1
} else {
  console.error(unfit)
  process.exitCode = 1
}
