import { memoize } from '../../../src/content/memoize.ts'
import { oncePerObject } from '../../../src/content/oncePerObject.ts'
import { slug } from '../../newDocument/fileName.ts'
import { placeOfPath } from '../read/placedTexts.ts'
import type { Complain } from '../report/problem.ts'
import type { ReadDocument, Value } from '../read/document.ts'

/** The affiliate programme of content/site.yaml. */
interface Programme {
  retailer: string
  tag: string
}

/** The parameter of a link in which the retailer finds the tag. */
const PARAMETER = 'tag'
const LINK = 'affiliateLink'

/** The affiliate programme that the settings among the documents name; undefined while they are wrong. */
export function programmeOf(documents: readonly ReadDocument[]): Programme | undefined {
  const affiliate = documents.find(({ type }) => type.name === 'Site')?.values.affiliate
  if (!isGroup(affiliate)) return undefined
  const { retailer, tag } = affiliate
  return typeof retailer === 'string' && typeof tag === 'string' ? { retailer, tag } : undefined
}

function isGroup(value: Value | undefined): value is Record<string, Value> {
  return typeof value === 'object' && !Array.isArray(value)
}

/** Whether the name of a host has that of the retailer in it: Amazon has www.amazon.com, amazon.co.uk. */
function isOfShop(href: string, { retailer }: Programme): boolean {
  return hostWords(href).includes(shopWord(retailer))
}

/** The words between the dots of a link's host; none of what is no link. */
const hostWords = memoize((href): string[] =>
  URL.canParse(href) ? new URL(href).hostname.split('.') : [],
)
const shopWord = memoize((retailer) => slug(retailer).replaceAll('-', ''))

function tagIn(href: string): string | null {
  return new URL(href).searchParams.get(PARAMETER)
}

/** The link with the tag of the programme, when it leads to its shop and has none of its own. */
export function withTag(href: string, programme: Programme): string {
  if (!isOfShop(href, programme) || tagIn(href) !== null) return href
  const [, address = '', anchor = ''] = /^([^#]*)(.*)$/s.exec(href) ?? []
  return `${address}${address.includes('?') ? '&' : '?'}${PARAMETER}=${programme.tag}${anchor}`
}

/** The documents with the tag of the programme in their links to its shop. */
export function withTags(
  documents: readonly ReadDocument[],
  programme: Programme | undefined,
): ReadDocument[] {
  return documents.map((document) => {
    const link = document.values[LINK]
    if (!programme || typeof link !== 'string') return document
    const tagged = withTag(link, programme)
    return tagged === link ? document : withLinks(document)(tagged)
  })
}

/** By its link, the same document each time, so that what is known of it can be found again. */
const withLinks = oncePerObject((document: ReadDocument) =>
  memoize((link) => ({ ...document, values: { ...document.values, [LINK]: link } })),
)

/** Warns of a link to the shop with another tag than that of the site, which earns somebody else. */
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
