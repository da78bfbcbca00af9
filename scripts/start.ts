/** Builds the site and serves it as a static host would: `npm start`, `PORT=4174 npm start`. */
import './build/production.ts'
import path from 'node:path'
import { startStaticHost } from '../pipeline/server/staticHost.ts'
import { runBuild } from './build/runBuild.ts'

const DEFAULT_PORT = 4173

if (await runBuild()) {
  const port = Number(process.env.PORT ?? DEFAULT_PORT)
  const host = await startStaticHost({ root: path.resolve('dist'), port })
  console.log(`\nServing dist/ at ${host.url} (Ctrl+C ends it)`)
} else {
  process.exitCode = 1
}
