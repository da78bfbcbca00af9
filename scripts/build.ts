/** Builds the site into `dist/`: `npm run build`. */
import './build/production.ts'

const { runBuild } = await import('./build/runBuild.ts')
await runBuild()
