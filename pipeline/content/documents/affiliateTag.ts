import { slug } from './fileName.ts'
import type { AllDocuments } from './knownContent.ts'
import { placeOfPath } from './placedTexts.ts'
import type { Report } from '../report/problem.ts'
import type { ReadDocument } from './document.ts'

interface AffiliateProgram {
  retailer: string
  tag: string
}

/** The affiliate program of the settings; undefined while they are wrong. */
export function affiliateProgramOf(site: ReadDocument | undefined): AffiliateProgram | undefined {
  const affiliate = site?.values.affiliate
  // `isGroup` would take this group for an element of a body, which has a `tag` too.
  if (typeof affiliate !== 'object' || Array.isArray(affiliate)) return undefined
  const { retailer, tag } = affiliate
  return typeof retailer === 'string' && typeof tag === 'string' ? { retailer, tag } : undefined
}

/** The tag in a link to the shop, such as www.amazon.com and amazon.co.uk; undefined elsewhere. */
function tagIn(href: string, { retailer }: AffiliateProgram): string | null | undefined {
  const shop = slug(retailer).replaceAll('-', '')
  const host = new RegExp(`(?:^|\\.)${shop}\\.(?:[a-z]{2,}|com?\\.[a-z]{2})$`)
  const link = URL.canParse(href) ? new URL(href) : undefined
  return link && host.test(link.hostname) ? link.searchParams.get('tag') : undefined
}

/** The link with the tag, when it leads to the shop without one. */
export function withAffiliateTag(href: string, program: AffiliateProgram): string {
  if (tagIn(href, program) !== null) return href
  const [, address = '', anchor = ''] = /^([^#]*)(.*)$/s.exec(href) ?? []
  return `${address}${address.includes('?') ? '&' : '?'}tag=${program.tag}${anchor}`
}

export function checkAffiliateTag(document: ReadDocument, { site }: AllDocuments, report: Report) {
  const program = affiliateProgramOf(site)
  const link = document.values.affiliateLink
  if (!program || typeof link !== 'string') return
  const own = tagIn(link, program)
  if ((own ?? program.tag) === program.tag) return
  const what = `The tag in “affiliateLink” is ${own}, and that in content/site.yaml is ${program.tag}.`
  const fix = `Take “tag=${own}” out of the link: the build puts the tag of the site in.`
  report(placeOfPath(document, 'affiliateLink'), 'affiliate-tag', what, fix)
}
