import { caddyHeaders } from '../headers/caddyHeaders.ts'
import { headerFacts } from '../headers/headerFacts.ts'
import { HEADERS_FILE, writeHeadersFile } from '../headers/headersFile.ts'
import { nginxHeaders } from '../headers/nginxHeaders.ts'
import { sharedHeaders, siteHeaders } from '../headers/siteHeaders.ts'
import { caddyRedirects, nginxRedirects } from '../redirects/serverRedirects.ts'
import { sitePlace } from '../sitePlace.ts'
import type { Bundle } from './bundle.ts'
import type { WrittenPage } from './prerenderSite.ts'
import type { SiteFolder } from './siteFolder.ts'
import { writeInto } from './writeInto.ts'

/** Beside `deploy/nginx.conf` and `deploy/Caddyfile`, which include what is written here. */
const DEPLOY = sitePlace.deployHeaders

const ORIGIN = '# Written by “npm run build” from pipeline/headers/siteHeaders.ts.\n'

/**
 * Writes the headers of the site for hosts that read them from its folder.
 *
 * @returns writes them for the servers of `deploy/` too, with the redirects, once the folder is published
 */
export function writeHeaders(
  bundle: Bundle,
  pages: WrittenPage[],
  site: SiteFolder,
): () => Promise<void> {
  const facts = headerFacts(bundle)
  const rules = siteHeaders(facts)
  const redirects = bundle.site.redirects()
  const nginx = nginxHeaders(rules) + nginxRedirects(redirects)
  const caddy = caddyHeaders(rules) + caddyRedirects(redirects)
  const addresses = pages.map(({ pathname }) => pathname)
  site.write(HEADERS_FILE, writeHeadersFile(rules, sharedHeaders(facts), addresses))
  return async () => {
    await writeInto(DEPLOY, 'nginx.conf', ORIGIN + nginx)
    await writeInto(DEPLOY, 'Caddyfile', ORIGIN + caddy)
  }
}
