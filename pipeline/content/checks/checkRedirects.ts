import { pagePath, RESERVED_ADDRESSES } from '../../../src/addresses/paths.ts'
import { linkMistakes } from './checkLink.ts'
import type { ReadDocument } from '../documents/document.ts'
import type { ContentFacts, KnownContent } from '../documents/knownContent.ts'
import { type FileReport, quote, type Report } from '../../problems/problem.ts'
import { isPublished, publicationLabel, publicationOf } from '../documents/publication.ts'
import { innerLink } from '../documents/references.ts'

type OldAddress = ReturnType<typeof oldAddresses>[number]

const NO_PAGES = new RegExp(`^/(${RESERVED_ADDRESSES.join('|')})(\\.html)?(/|$)`)

export function checkRedirects(all: ContentFacts, reportIn: FileReport) {
  const seen = new Map<string, OldAddress>()
  const redirects = all.documents.flatMap(oldAddresses)
  const addresses = new Set(redirects.map(({ written }) => pagePath(written)))
  for (const old of redirects) {
    const report = reportIn(old.file)
    const from = pagePath(old.written)
    const first = seen.get(from)
    if (first) {
      const where = `${first.file}:${first.place.line}`
      const what = `The old address ${quote(old.written)} is redirected in ${where}, too.`
      report(old.place, 'duplicate-redirect', what, 'Keep one of the two.')
    } else reportTaken(old, all.known, report)
    seen.set(from, first ?? old)
    checkTarget(old, addresses, all, report)
  }
}

/** A document redirects to itself; only the settings name a target. */
function oldAddresses({ file, placed }: ReadDocument) {
  return placed.flatMap(({ path, value, place }) => {
    const isFrom = /^redirects\[\d+\]\.from$/.test(path)
    if (typeof value !== 'string' || !(isFrom || /^redirectFrom\[\d+\]$/.test(path))) return []
    const to = isFrom && placed.find((other) => other.path === path.replace(/from$/, 'to'))
    const target = to ? { written: String(to.value), place: to.place } : undefined
    return [{ file, place, written: value, target }]
  })
}

function reportTaken({ place, written }: OldAddress, { pages }: KnownContent, report: Report) {
  const from = pagePath(written)
  // Hosts serve the page of `/recipes/1` at `/recipes/1.html`, too.
  const page = pages.get(from.replace(/\.html$/, ''))
  if (!page && !NO_PAGES.test(from)) return
  const owner = page?.document ? `the page of ${page.document.file}` : 'a part of this site'
  const what = `The old address ${quote(written)} is that of ${owner}, which would not be found.`
  const fix = 'Write an address that has no page any more, or remove the entry.'
  report(place, 'redirected-page', what, fix)
}

function checkTarget(
  { target }: OldAddress,
  addresses: ReadonlySet<string>,
  { known, now }: ContentFacts,
  report: Report,
) {
  const link = target && innerLink(target.written, undefined)
  if (!link) return
  const { written, place } = target
  const page = known.pages.get(link.path)
  if (!page && addresses.has(link.path)) {
    const what = `${quote(written)} is an old address itself.`
    report(place, 'redirect-chain', what, 'Write the address of the page where it ends.')
    return
  }
  for (const mistake of linkMistakes(written, undefined, known)) report(place, ...mistake)
  const publication = page?.document && publicationOf(page.document)
  if (!publication || isPublished(publication, now)) return
  const label = publicationLabel(publication, now)
  const what = `The redirect leads to ${page.document?.file}, which readers do not see (${label}).`
  const fix = 'They find no page; publish the document, or write another address.'
  report(place, 'unpublished-target', what, fix)
}
