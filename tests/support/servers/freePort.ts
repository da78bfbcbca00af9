import { once } from 'node:events'
import { createServer } from 'node:net'
import { listenAnywhere } from './listenAnywhere.ts'

/** Returns a local port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenAnywhere(server)
  await once(server.close(), 'close')
  return port
}
