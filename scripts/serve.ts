/** Serves `dist/` as a static host would: `npm run serve`, `PORT=4174 npm run serve`. */
import path from 'node:path'
import { startStaticHost } from '../pipeline/server/staticHost.ts'

const DEFAULT_PORT = 4173

const { PORT } = process.env
if (PORT !== undefined && !/^\d{1,5}$/.test(PORT)) {
  console.error(`PORT is “${PORT}”. Set it to a number from 0 to 65535, or unset it.`)
  process.exit(1)
}
try {
  const host = await startStaticHost({
    root: path.resolve('dist'),
    port: Number(PORT ?? DEFAULT_PORT),
  })
  console.log(`\nServing dist/ at http://localhost:${host.port} (Ctrl+C ends it)`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
