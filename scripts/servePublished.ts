import { PUBLISHED } from '../pipeline/build/publish.ts'
import { startStaticHost, type StaticHost } from '../pipeline/server/staticHost.ts'
import { readPort } from './readPort.ts'

/** Serves `dist/` at the port that `PORT` names; null, with the reason, if it cannot. */
export async function servePublished(): Promise<StaticHost | null> {
  const port = readPort()
  if (port === null) return null
  try {
    return await startStaticHost({ root: PUBLISHED, port })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return null
  }
}
