import { type BodyElement, elements } from '../../src/content/body.ts'
import { checkLink } from './checkLink.ts'
import { addressOf, type KnownContent } from './knownContent.ts'
import { checkWord } from './checkWord.ts'
import type { Complain, Place } from './problem.ts'
import type { PlacedValue, ReadDocument } from './document.ts'
import {
  cardOf,
  documentIn,
  type DocumentReference,
  isBody,
  nameOf,
  referringValues,
  referenceTo,
} from './references.ts'

/** What the check of one document's references works with. */
interface Context {
  /** The address of the document's own page. */
  address: string | undefined
  /** The document's own name, such as `recipes/7`. */
  own: string | undefined
  known: KnownContent
  complain: Complain
}

/** Checks that all that a document refers to exists. */
export function checkReferences(
  document: ReadDocument,
  known: KnownContent,
  complain: Complain,
): void {
  const reference = referenceTo(document)
  const own = reference && nameOf(reference)
  const context: Context = { address: addressOf(document), own, known, complain }
  for (const placed of referringValues(document)) checkValue(placed, context)
}

function checkValue({ path, value, rules, place, places }: PlacedValue, context: Context) {
  const document = documentIn(value, rules)
  if (document) {
    checkDocument(document, place, context)
    checkOther(path, document, place, context)
  } else if (rules.kind === 'text' && rules.refersTo) {
    const { known, complain } = context
    checkWord(path, String(value), rules.refersTo, known, (...mistake) =>
      complain(place, ...mistake),
    )
  } else if (rules.kind === 'mdx' && isBody(value)) {
    for (const element of elements(value)) {
      checkElement(element, places?.get(element) ?? place, context)
    }
  }
}

function checkElement(element: BodyElement, place: Place, context: Context) {
  // A card without a proper id is reported where the text is compiled, as is an unsafe link.
  const card = cardOf(element)
  if (card) checkDocument(card, place, context)
  const { tag, props } = element
  if (tag !== 'a' || props?.href === undefined) return
  const { address, known, complain } = context
  checkLink(withinSite(String(props.href), known.siteAddress), address, known, (...mistake) =>
    complain(place, ...mistake),
  )
}

/** A link to the address of the site itself, as one within it; any other as it is. */
function withinSite(href: string, siteAddress: string | undefined): string {
  if (siteAddress === undefined || !href.startsWith(siteAddress)) return href
  const rest = href.slice(siteAddress.length)
  if (/^[?#]|^$/.test(rest)) return `/${rest}`
  return rest.startsWith('/') ? rest : href
}

function checkDocument(document: DocumentReference, place: Place, { known, complain }: Context) {
  const { folder, key } = document
  if (known.documents.has(nameOf(document)) || known.unsure.includes(folder)) return
  const what = `There is no document with id ${key} in content/${folder}.`
  complain(place, 'missing-document', what, 'Write the id of one that exists.')
}

/** A field that names a document is about another one. */
function checkOther(
  path: string,
  document: DocumentReference,
  place: Place,
  { own, complain }: Context,
) {
  if (nameOf(document) !== own) return
  const what = `“${path}” names this document itself.`
  complain(place, 'self-reference', what, 'Name another one, or remove the entry.')
}
