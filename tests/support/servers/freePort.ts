import { once } from 'node:events'
import { createServer } from 'node:net'
import { listenAnywhere } from './listenAnywhere.ts'

/** A port of this machine at which nothing answers at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenAnywhere(server)
  await once(server.close(), 'close')
  return port
}
