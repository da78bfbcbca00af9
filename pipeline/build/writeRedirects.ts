import { redirectPage, redirectPageFile } from '../redirects/redirectPage.tsx'
import { REDIRECTS_FILE, writeRedirectsFile } from '../redirects/redirectsFile.ts'
import type { Bundle } from './bundle.ts'
import type { SiteFolder } from './siteFolder.ts'

/** Writes where old addresses lead: for hosts that read it, and as a page each for those that do not. */
export function writeRedirects({ site: { content, redirects } }: Bundle, site: SiteFolder): void {
  const { address, brand } = content.settings
  const all = redirects()
  if (all.length === 0) return
  site.write(REDIRECTS_FILE, writeRedirectsFile(all))
  for (const redirect of all) {
    site.write(redirectPageFile(redirect.from), redirectPage(redirect, address, brand))
  }
}
