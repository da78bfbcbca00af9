import {
  leadsToShop,
  AFFILIATE_FIELD,
  TAG_PARAMETER,
  type AffiliateProgram,
  affiliateTagIn,
} from '../checks/affiliateTag.ts'
import type { ReadDocument } from '../documents/document.ts'

/** The link with the tag, when it leads to the shop without one. */
export function withAffiliateTag(href: string, program: AffiliateProgram): string {
  if (!leadsToShop(href, program) || affiliateTagIn(href) !== null) return href
  const [, address = '', anchor = ''] = /^([^#]*)(.*)$/s.exec(href) ?? []
  return `${address}${address.includes('?') ? '&' : '?'}${TAG_PARAMETER}=${program.tag}${anchor}`
}

/** The documents with the tag of the site in their links. */
export function withAffiliateTags(
  documents: readonly ReadDocument[],
  program: AffiliateProgram | undefined,
): ReadDocument[] {
  return documents.map((document) => {
    const link = document.values[AFFILIATE_FIELD]
    if (!program || typeof link !== 'string') return document
    return {
      ...document,
      values: { ...document.values, [AFFILIATE_FIELD]: withAffiliateTag(link, program) },
    }
  })
}
