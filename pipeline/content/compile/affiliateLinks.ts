import { isOfShop, LINK, PARAMETER, type Program, tagIn } from '../checks/affiliateTag.ts'
import type { ReadDocument } from '../documents/document.ts'

/** The link with the tag, when it leads to the shop without one. */
export function withTag(href: string, program: Program): string {
  if (!isOfShop(href, program) || tagIn(href) !== null) return href
  const [, address = '', anchor = ''] = /^([^#]*)(.*)$/s.exec(href) ?? []
  return `${address}${address.includes('?') ? '&' : '?'}${PARAMETER}=${program.tag}${anchor}`
}

/** The documents with the tag of the site in their links. */
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
