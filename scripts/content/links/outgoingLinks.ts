import type { ReadDocument } from '../../../pipeline/content/documents/document.ts'
import { textsAt } from '../../../pipeline/content/documents/placedTexts.ts'
import { referencesOf } from '../../../pipeline/content/documents/references.ts'

const FIELDS = /^(affiliateLink|sameAs\[\d+\]|social\[\d+\]\.url)$/

/** The links of a document to other sites, each with its place in the file. */
export function outgoingLinks(document: ReadDocument) {
  const inTexts = referencesOf(document).flatMap((each) => (each.kind === 'link' ? [each] : []))
  const inFields = textsAt(document, FIELDS).map(({ text, place }) => ({ href: text, place }))
  return [...inTexts, ...inFields].flatMap(({ href, place: { line, column } }) => {
    if (!/^https?:/.test(href) || !URL.canParse(href)) return []
    // A server does not learn of the place in a page.
    const address = new URL(href).href.replace(/#.*/, '')
    const isShop = href === document.values.affiliateLink
    return [{ address, place: `${document.file}:${line}:${column}`, isShop }]
  })
}
