/** A few files as the local server, nginx and Caddy serve them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { writeInto } from '../../pipeline/build/writeInto.ts'
import { startStaticHost } from '../../pipeline/server/staticHost.ts'
import { findServer } from '../../scripts/servers/findServers.ts'
import { startCaddy, startNginx } from '../../scripts/servers/startServer.ts'

const nginx = findServer('nginx')
const caddy = findServer('caddy')

/** The hosts; one is left out where the machine does not have it, except in CI. */
export const HOSTS = [
  { name: 'the local server', left: false },
  { name: 'nginx', left: nginx === undefined && !process.env.CI },
  { name: 'Caddy', left: caddy === undefined && !process.env.CI },
]

interface Served {
  /** The site, by the names of its files. */
  files: Record<string, string>
  /** The headers of the web servers, by the names of their files. */
  headers: Record<string, string>
}

/** Starts all hosts that there are, on free ports. */
export async function startHosts({ files, headers }: Served) {
  const folder = await mkdtemp(path.join(tmpdir(), 'small-hosts-'))
  const places = { root: path.join(folder, 'dist'), headers: path.join(folder, 'headers') }
  for (const [name, content] of Object.entries(files)) await writeInto(places.root, name, content)
  for (const [name, content] of Object.entries(headers)) {
    await writeInto(places.headers, name, content)
  }
  const hosts = new Map<string, { port: number; stop(): Promise<void> }>()
  const local = await startStaticHost({ root: places.root, port: 0 })
  hosts.set('the local server', { port: local.port, stop: () => local.close() })
  if (caddy) hosts.set('Caddy', await startCaddy(caddy, places))
  if (nginx) hosts.set('nginx', await startNginx(nginx, places))

  return {
    /** Asks a host for an address as it stands, and follows nothing. */
    async ask(name: string, address: string, method = 'GET') {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const port = hosts.get(name)?.port
        request({ host: '127.0.0.1', port, path: address, method, agent: false }, resolve)
          .on('error', reject)
          .end()
      })
      return {
        status: response.statusCode,
        headers: response.headers,
        body: await text(response),
      }
    },
    async stop() {
      for (const host of hosts.values()) await host.stop()
      await rm(folder, { recursive: true })
    },
  }
}
