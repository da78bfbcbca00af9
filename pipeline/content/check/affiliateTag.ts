import { slug } from '../values/fileName.ts'
import { placeOfPath } from '../values/placedTexts.ts'
import type { Complain } from '../report/problem.ts'
import type { ReadDocument } from '../values/document.ts'

interface Program {
  retailer: string
  tag: string
}

const PARAMETER = 'tag'
const LINK = 'affiliateLink'

/** The affiliate program of the settings; undefined while they are wrong. */
export function programOf(documents: readonly ReadDocument[]): Program | undefined {
  const affiliate = documents.find(({ type }) => type.name === 'Site')?.values.affiliate
  // No `isGroup`, since this group has a field “tag”.
  if (typeof affiliate !== 'object' || Array.isArray(affiliate)) return undefined
  const { retailer, tag } = affiliate
  return typeof retailer === 'string' && typeof tag === 'string' ? { retailer, tag } : undefined
}

/** Amazon has www.amazon.com and amazon.co.uk. */
function isOfShop(href: string, { retailer }: Program): boolean {
  const words = URL.canParse(href) ? new URL(href).hostname.split('.') : []
  return words.includes(slug(retailer).replaceAll('-', ''))
}

function tagIn(href: string): string | null {
  return new URL(href).searchParams.get(PARAMETER)
}

/** The link with the tag, when it leads to the shop without one. */
export function withTag(href: string, program: Program): string {
  if (!isOfShop(href, program) || tagIn(href) !== null) return href
  const [, address = '', anchor = ''] = /^([^#]*)(.*)$/s.exec(href) ?? []
  return `${address}${address.includes('?') ? '&' : '?'}${PARAMETER}=${program.tag}${anchor}`
}

export function withTags(
  documents: readonly ReadDocument[],
  program: Program | undefined,
): ReadDocument[] {
  return documents.map((document) => {
    const link = document.values[LINK]
    if (!program || typeof link !== 'string') return document
    return { ...document, values: { ...document.values, [LINK]: withTag(link, program) } }
  })
}

/** Warns of a link with the tag of somebody else. */
export function checkAffiliateTag(
  document: ReadDocument,
  program: Program | undefined,
  complain: Complain,
): void {
  const link = document.values[LINK]
  if (!program || typeof link !== 'string' || !isOfShop(link, program)) return
  const own = tagIn(link)
  if (own === null || own === program.tag) return
  const what = `The tag in “${LINK}” is ${own}, and that in content/site.yaml is ${program.tag}.`
  const fix = `Take “${PARAMETER}=${own}” out of the link: the build puts the tag of the site in.`
  complain(placeOfPath(document, LINK), 'affiliate-tag', what, fix)
}
