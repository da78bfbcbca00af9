/** Serves `dist/` as a static host would: `npm run serve`, `PORT=4174 npm run serve`. */
import { existsSync } from 'node:fs'
import { FINISHED, PUBLISHED, restorePublished } from '../pipeline/build/publish.ts'
import { startStaticHost } from '../pipeline/server/staticHost.ts'
import { withBuildLock } from '../pipeline/buildLock.ts'
import { tellWaiting } from './tellWaiting.ts'

const DEFAULT_PORT = 4173

const { PORT } = process.env
if (PORT !== undefined && !/^\d{1,5}$/.test(PORT)) {
  console.error(`PORT is “${PORT}”. Set it to a number from 0 to 65535, or unset it.`)
  process.exit(1)
}
try {
  // A build was killed in the moment of replacing it, or the first one is at work.
  if (!existsSync(PUBLISHED)) {
    await withBuildLock(() => restorePublished(FINISHED, PUBLISHED), { onWait: tellWaiting })
  }
  const host = await startStaticHost({
    root: PUBLISHED,
    port: Number(PORT ?? DEFAULT_PORT),
  })
  console.log(`\nServing dist/ at http://localhost:${host.port} (Ctrl+C ends it)`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
