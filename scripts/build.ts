/** Builds the site into `dist/`: `npm run build`. */
import './build/production.ts'
import { runBuild } from './build/runBuild.ts'

const { buildWithLock } = await import('./build/buildWithLock.ts')
process.exitCode = (await runBuild(buildWithLock)) ? 0 : 1
