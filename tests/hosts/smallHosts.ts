import path from 'node:path'
import { openFolder } from '../../pipeline/system/openFolder.ts'
import type { EditorSettings } from '../../pipeline/editorBuild/editorTarget.ts'
import { HEADERS_FILE, writeHeadersFile } from '../../pipeline/hosts/headersFile.ts'
import { REDIRECTS_FILE, writeRedirectsFile } from '../../pipeline/hosts/redirectsFile.ts'
import { serverConfigs } from '../../pipeline/hosts/serverConfig.ts'
import { siteHeaders } from '../../pipeline/hosts/siteHeaders.ts'
import type { SiteRedirect } from '../../src/content/prerender/siteRedirects.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { askHost, type HostName, startServers } from './webServers.ts'

interface Served {
  files: Record<string, string>
  redirects?: readonly SiteRedirect[]
  editor?: EditorSettings
  base?: string
}

/** Serves files with the headers that a build writes, until all tests of the file are done. */
export async function startHosts({ files, redirects = [], editor, base = '' }: Served) {
  const rules = siteHeaders({
    settings: {
      providers: { analytics: 'none', ads: 'none' },
      newsletter: {},
      contact: {},
      editor,
    },
    scriptHashes: [],
    imageOrigins: [],
  })
  const folder = temporaryFolder()
  const places = { root: path.join(folder, 'dist'), headers: path.join(folder, 'headers') }
  const [site, deploy] = [openFolder(places.root), openFolder(places.headers)]
  for (const [name, content] of Object.entries(files)) site.write(name, content)
  site.write(HEADERS_FILE, writeHeadersFile(rules, base))
  site.write(REDIRECTS_FILE, writeRedirectsFile(redirects, base))
  for (const [name, text] of serverConfigs({ rules, redirects, base })) deploy.write(name, text)
  const hosts = await startServers({ ...places, base })

  return async (name: HostName, address: string, method = 'GET') => {
    const { body, ...answer } = await askHost(hosts.get(name), address, { method })
    return { ...answer, body: body.toString() }
  }
}
