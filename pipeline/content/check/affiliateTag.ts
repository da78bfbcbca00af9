import { slug } from '../../newDocument/fileName.ts'
import { placeOfPath } from '../read/placedTexts.ts'
import type { Complain } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'

interface Programme {
  retailer: string
  tag: string
}

const PARAMETER = 'tag'
const LINK = 'affiliateLink'

/** The affiliate programme of the settings; undefined while they are wrong. */
export function programmeOf(documents: readonly ReadDocument[]): Programme | undefined {
  const affiliate = documents.find(({ type }) => type.name === 'Site')?.values.affiliate
  // No `isGroup`, since this group has a field “tag”.
  if (typeof affiliate !== 'object' || Array.isArray(affiliate)) return undefined
  const { retailer, tag } = affiliate
  return typeof retailer === 'string' && typeof tag === 'string' ? { retailer, tag } : undefined
}

/** Amazon has www.amazon.com and amazon.co.uk. */
function isOfShop(href: string, { retailer }: Programme): boolean {
  const words = URL.canParse(href) ? new URL(href).hostname.split('.') : []
  return words.includes(slug(retailer).replaceAll('-', ''))
}

function tagIn(href: string): string | null {
  return new URL(href).searchParams.get(PARAMETER)
}

/** The link with the tag, when it leads to the shop without one. */
export function withTag(href: string, programme: Programme): string {
  if (!isOfShop(href, programme) || tagIn(href) !== null) return href
  const [, address = '', anchor = ''] = /^([^#]*)(.*)$/s.exec(href) ?? []
  return `${address}${address.includes('?') ? '&' : '?'}${PARAMETER}=${programme.tag}${anchor}`
}

export function withTags(
  documents: readonly ReadDocument[],
  programme: Programme | undefined,
): ReadDocument[] {
  return documents.map((document) => {
    const link = document.values[LINK]
    if (!programme || typeof link !== 'string') return document
    return { ...document, values: { ...document.values, [LINK]: withTag(link, programme) } }
  })
}

/** Warns of a link with the tag of somebody else. */
export function checkAffiliateTag(
  document: ReadDocument,
  programme: Programme | undefined,
  complain: Complain,
): void {
  const link = document.values[LINK]
  if (!programme || typeof link !== 'string' || !isOfShop(link, programme)) return
  const own = tagIn(link)
  if (own === null || own === programme.tag) return
  const what = `The tag in “${LINK}” is ${own}, and that in content/site.yaml is ${programme.tag}.`
  const fix = `Take “${PARAMETER}=${own}” out of the link: the build puts the tag of the site in.`
  complain(placeOfPath(document, LINK), 'affiliate-tag', what, fix)
}
