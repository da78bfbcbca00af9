/** A few files as the local server, nginx and Caddy serve them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSiteFolder } from '../../pipeline/build/siteFolder.ts'
import { askHost, type HostName, startServers } from './webServers.ts'

interface Served {
  files: Record<string, string>
  /** The headers of the web servers, by the names of their files. */
  headers: Record<string, string>
  /** The folder below which they are served. */
  base?: string
}

export async function startHosts({ files, headers, base }: Served) {
  const folder = await mkdtemp(path.join(tmpdir(), 'small-hosts-'))
  const places = { root: path.join(folder, 'dist'), headers: path.join(folder, 'headers') }
  const [site, deploy] = [openSiteFolder(places.root), openSiteFolder(places.headers)]
  for (const [name, content] of Object.entries(files)) site.write(name, content)
  for (const [name, content] of Object.entries(headers)) deploy.write(name, content)
  const hosts = await startServers({ ...places, base })

  return {
    async ask(name: HostName, address: string, method = 'GET') {
      const { body, ...answer } = await askHost(hosts.get(name), address, { method })
      return { ...answer, body: body.toString() }
    },
    async stop() {
      for (const host of hosts.values()) await host.stop()
      await rm(folder, { recursive: true })
    },
  }
}
