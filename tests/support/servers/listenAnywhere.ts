import { once } from 'node:events'
import type { Server } from 'node:net'

/** Makes a server listen at any free local port. @returns the port */
export async function listenAnywhere(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
