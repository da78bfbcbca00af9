import type { OutgoingHttpHeaders } from 'node:http'
import { afterAll } from 'vitest'
import { startStaticHost } from '../../pipeline/server/staticHost.ts'
import { askRaw } from '../support/servers/askRaw.ts'
import { findServer, type ServerName } from './findServers.ts'
import { type Host, type Served, startCaddy, startNginx } from './startServer.ts'

/** Servers of a site. `npm test` uses only the local one, and `npm run test:hosts` all three. */
export type HostName = 'the local server' | 'nginx' | 'Caddy'

export const HOSTS: HostName[] = process.env.WEB_SERVERS
  ? ['the local server', 'nginx', 'Caddy']
  : ['the local server']

export async function startServers({
  base,
  ...places
}: Served & { base?: string }): Promise<Map<HostName, Host>> {
  const local = await startStaticHost({ root: places.root, port: 0, base })
  const hosts = new Map<HostName, Host>([
    ['the local server', { port: local.port, stop: () => local.close() }],
  ])
  afterAll(async () => {
    for (const host of hosts.values()) await host.stop()
  })
  if (!HOSTS.includes('Caddy')) return hosts
  const caddy = await startCaddy(program('caddy'), places)
  const nginx = await startNginx(program('nginx'), places, caddy.certificate)
  return hosts.set('Caddy', caddy).set('nginx', nginx)
}

export function program(name: ServerName): string {
  const found = findServer(name)
  if (!found) throw new Error(`${name} is not installed. Run “npm run test:hosts”, which says how.`)
  return found
}

interface Asking {
  method?: string
  headers?: OutgoingHttpHeaders
  secure?: true
}

/** Requests an address without normalizing it. */
export function askHost(host: Host | undefined, address: string, asking: Asking = {}) {
  const { secure, ...how } = asking
  const url = secure ? `https://localhost:${host?.securePort}` : `http://127.0.0.1:${host?.port}`
  return askRaw(url, address, how)
}
