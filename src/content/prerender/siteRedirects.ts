import { KINDS } from '../../kinds/kinds.ts'
import { pagePath } from '../../addresses/paths.ts'
import { toDocumentLink } from './documentLink.ts'
import { documents, site } from './documents.ts'

export interface SiteRedirect {
  /** The old address, without a trailing slash. */
  from: string
  to: string
}

export function listRedirects(): SiteRedirect[] {
  const moved = KINDS.flatMap(({ folder }) =>
    documents[folder].flatMap((document) => {
      const { path: to } = toDocumentLink(folder, document)
      return (document.redirectFrom ?? []).map((from) => ({ from, to }))
    }),
  )
  return [...(site.redirects ?? []), ...moved].map(({ from, to }) => ({ from: pagePath(from), to }))
}
