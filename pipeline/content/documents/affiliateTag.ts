import { slug } from '../../../src/shared/slug.ts'
import type { ReadDocument } from './document.ts'

type AffiliateProgram = NonNullable<ReturnType<typeof affiliateProgramOf>>

/** The affiliate program of the settings; undefined while they are wrong. */
export function affiliateProgramOf(site: ReadDocument | undefined) {
  const affiliate = site?.values.affiliate
  // `isGroup` would take this group for an element of a body, which has a `tag` too.
  if (typeof affiliate !== 'object' || Array.isArray(affiliate)) return undefined
  const { retailer, tag } = affiliate
  return typeof retailer === 'string' && typeof tag === 'string' ? { retailer, tag } : undefined
}

/** The tag in a link to the shop, such as www.amazon.com and amazon.co.uk; undefined elsewhere. */
export function tagIn(href: string, { retailer }: AffiliateProgram): string | null | undefined {
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
