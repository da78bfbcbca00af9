/** A few files as the local server, nginx and Caddy serve them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { openSiteFolder } from '../../pipeline/build/siteFolder.ts'
import { type HostName, startServers } from './webServers.ts'

interface Served {
  /** The site, by the names of its files. */
  files: Record<string, string>
  /** The headers of the web servers, by the names of their files. */
  headers: Record<string, string>
}

/** Starts all hosts, on free ports. */
export async function startHosts({ files, headers }: Served) {
  const folder = await mkdtemp(path.join(tmpdir(), 'small-hosts-'))
  const places = { root: path.join(folder, 'dist'), headers: path.join(folder, 'headers') }
  const [site, deploy] = [openSiteFolder(places.root), openSiteFolder(places.headers)]
  for (const [name, content] of Object.entries(files)) site.write(name, content)
  for (const [name, content] of Object.entries(headers)) deploy.write(name, content)
  const hosts = await startServers(places)

  return {
    /** Asks a host for an address as it stands, and follows nothing. */
    async ask(name: HostName, address: string, method = 'GET') {
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
