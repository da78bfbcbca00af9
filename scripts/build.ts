/** Builds the site into `dist/`: `npm run build`. */
// First of all, since React and Vite read it when they are loaded.
import './build/production.ts'
import { runBuild } from './build/runBuild.ts'

process.exitCode = (await runBuild()) ? 0 : 1
