import { slug } from '../documents/fileName.ts'
import { placeOfPath } from '../documents/placedTexts.ts'
import type { ReportProblem } from '../report/problem.ts'
import type { ReadDocument } from '../documents/document.ts'

export interface AffiliateProgram {
  retailer: string
  tag: string
}

export const TAG_PARAMETER = 'tag'
export const AFFILIATE_FIELD = 'affiliateLink'

/** The affiliate program of the settings; undefined while they are wrong. */
export function affiliateProgramOf(
  documents: readonly ReadDocument[],
): AffiliateProgram | undefined {
  const affiliate = documents.find(({ type }) => type.name === 'Site')?.values.affiliate
  // `isGroup` would take this group for an element of a body, which has a `tag` too.
  if (typeof affiliate !== 'object' || Array.isArray(affiliate)) return undefined
  const { retailer, tag } = affiliate
  return typeof retailer === 'string' && typeof tag === 'string' ? { retailer, tag } : undefined
}

/** Finds the shop in its hosts, such as www.amazon.com and amazon.co.uk. */
export function leadsToShop(href: string, { retailer }: AffiliateProgram): boolean {
  const words = URL.canParse(href) ? new URL(href).hostname.split('.') : []
  return words.includes(slug(retailer).replaceAll('-', ''))
}

export function affiliateTagIn(href: string): string | null {
  return new URL(href).searchParams.get(TAG_PARAMETER)
}

/** Warns of a link with the tag of somebody else. */
export function checkAffiliateTag(
  document: ReadDocument,
  program: AffiliateProgram | undefined,
  report: ReportProblem,
): void {
  const link = document.values[AFFILIATE_FIELD]
  if (!program || typeof link !== 'string' || !leadsToShop(link, program)) return
  const own = affiliateTagIn(link)
  if (own === null || own === program.tag) return
  const what = `The tag in “${AFFILIATE_FIELD}” is ${own}, and that in content/site.yaml is ${program.tag}.`
  const fix = `Take “${TAG_PARAMETER}=${own}” out of the link: the build puts the tag of the site in.`
  report(placeOfPath(document, AFFILIATE_FIELD), 'affiliate-tag', what, fix)
}
