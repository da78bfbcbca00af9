import { headerFacts, siteHeaders } from '../hosts/siteHeaders.ts'
import { HEADERS_FILE, writeHeadersFile } from '../hosts/headersFile.ts'
import { serverConfigs } from '../hosts/serverConfig.ts'
import { redirectPage, redirectPageFile } from '../hosts/redirectPage.tsx'
import { REDIRECTS_FILE, writeRedirectsFile } from '../hosts/redirectsFile.ts'
import type { SiteRedirect } from '../../src/content/prerender/siteRedirects.ts'
import { siteBase } from '../system/siteBase.ts'
import { sitePaths } from '../system/sitePaths.ts'
import type { Bundle } from './bundle.ts'
import { openFolder, type OpenFolder } from '../system/openFolder.ts'

const ORIGIN = '# Written by “npm run build” from pipeline/hosts/siteHeaders.ts.\n'

/** Writes the headers for static hosts, and for the server configurations in `deploy/`. */
export function writeHeaders(bundle: Bundle, site: OpenFolder): void {
  const rules = siteHeaders(headerFacts(bundle))
  site.write(HEADERS_FILE, writeHeadersFile(rules, siteBase))
  const deploy = openFolder(sitePaths.deployHeaders)
  const configs = serverConfigs({ rules, redirects: redirectsOf(bundle), base: siteBase })
  for (const [name, text] of configs) deploy.write(name, ORIGIN + text)
}

/** Adds the base path to targets only, since servers and browsers use them unchanged. */
function redirectsOf({ site }: Bundle): SiteRedirect[] {
  return site.redirects().map(({ from, to }) => ({ from, to: siteBase + to }))
}

/** Writes `_redirects` for hosts that read it, and one page per old address for all others. */
export function writeRedirects(bundle: Bundle, site: OpenFolder): void {
  const { settings, words } = bundle.site.content
  const all = redirectsOf(bundle)
  if (all.length === 0) return
  site.write(REDIRECTS_FILE, writeRedirectsFile(all, siteBase))
  for (const redirect of all)
    site.write(redirectPageFile(redirect.from), redirectPage(redirect, settings, words))
}
