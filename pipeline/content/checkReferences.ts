import { type BodyElement, elements } from '../../src/content/body.ts'
import { checkLink } from './checkLink.ts'
import type { Collection } from '../../src/content/schema/fields.ts'
import { addressOf, type KnownContent } from './knownContent.ts'
import type { Complain, Place } from './problem.ts'
import type { PlacedValue, ReadDocument } from './readDocument.ts'
import { cardOf, isBody } from './references.ts'
import { didYouMean } from '@pinchwell/illustrator/language'

/** What the check of one document's references works with. */
interface Context {
  /** The address of the document's own page. */
  address: string | undefined
  known: KnownContent
  complain: Complain
}

/** Checks that all that a document refers to exists. */
export function checkReferences(
  document: ReadDocument,
  known: KnownContent,
  complain: Complain,
): void {
  const context: Context = { address: addressOf(document), known, complain }
  for (const placed of document.placed) checkValue(placed, context)
}

function checkValue({ path, value, rules, place, places }: PlacedValue, context: Context) {
  if (typeof value === 'number' && rules.kind === 'number' && rules.refersTo) {
    checkDocument(rules.refersTo, value, place, context)
  } else if (path.endsWith('.affiliateKeyword')) {
    checkKeyword(path, String(value), place, context)
  } else if (rules.kind === 'mdx' && isBody(value)) {
    for (const element of elements(value)) {
      checkElement(element, places?.get(element) ?? place, context)
    }
  }
}

function checkKeyword(path: string, value: string, place: Place, { known, complain }: Context) {
  // Without any keyword it is site.yaml that is wrong, and that is told there.
  if (known.keywords.length === 0 || known.keywords.includes(value)) return
  const what = `“${path}” is “${value}”, which content/site.yaml does not map to a product.`
  complain(place, 'unknown-keyword', what, didYouMean(value, known.keywords))
}

function checkElement(element: BodyElement, place: Place, context: Context) {
  // A card without a proper id is told where the text is compiled, as is an unsafe link.
  const card = cardOf(element)
  if (card) checkDocument(card.collection, card.id, place, context)
  const { tag, props } = element
  if (tag !== 'a' || props?.href === undefined) return
  const { address, known, complain } = context
  checkLink(String(props.href), address, known, (...mistake) => complain(place, ...mistake))
}

function checkDocument(
  collection: Collection,
  id: number,
  place: Place,
  { known, complain }: Context,
) {
  if (known.ids[collection].has(id) || known.unsure.includes(collection)) return
  const what = `There is no document with id ${id} in content/${collection}.`
  complain(place, 'missing-document', what, 'Write the id of one that exists.')
}
