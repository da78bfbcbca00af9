import { createServer, request } from 'node:http'
import { startStaticHost } from '../../pipeline/server/staticHost.ts'
import { listenAnywhere } from '../support/servers/listenAnywhere.ts'
import { sitePaths } from '../../pipeline/system/sitePaths.ts'

export type Site = Awaited<ReturnType<typeof startSite>>

/** Serves the built site at a new origin, so that no other test shares its storage. */
export async function startSite() {
  const host = await startStaticHost({ root: sitePaths.dist, port: 0 })
  /** Requests for addresses of `hold`, which wait for `release`. */
  const waiting: (() => void)[] = []
  let held: RegExp | undefined
  const server = createServer(({ url: path = '', method, headers }, response) => {
    const pass = () =>
      request({ port: host.port, path, method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(response)
      })
        .on('error', () => response.destroy())
        .end()
    if (held?.test(path)) waiting.push(pass)
    else pass()
  })
  const port = await listenAnywhere(server)
  return {
    url: `http://localhost:${port}`,
    waiting,
    hold: (addresses: RegExp) => void (held = addresses),
    release() {
      held = undefined
      for (const pass of waiting) pass()
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await host.close()
    },
  }
}
