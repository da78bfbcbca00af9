/** Builds the site into `dist/`: `npm run build`. */
import './build/production.ts'
import { runBuild } from './build/runBuild.ts'

const { buildHere } = await import('./build/buildHere.ts')
process.exitCode = (await runBuild(buildHere)) ? 0 : 1
