import { checkLink } from './checkLink.ts'
import { addressOf, type KnownContent } from '../compile/knownContent.ts'
import { checkWord } from './checkWord.ts'
import type { Complain, Place } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'
import {
  type DocumentReference,
  referenceName,
  type Reference,
  referencesOf,
  referenceTo,
} from './references.ts'

interface Context {
  address: string | undefined
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
  const own = reference && referenceName(reference)
  const context: Context = { address: addressOf(document), own, known, complain }
  for (const written of referencesOf(document)) checkReference(written, context)
}

function checkReference(reference: Reference, context: Context) {
  const { place } = reference
  const { address, known, complain } = context
  switch (reference.kind) {
    case 'field':
      checkDocument(reference.named, place, context)
      checkOther(reference.path, reference.named, place, context)
      break
    case 'word':
      checkWord(reference.path, reference.word, reference.vocabulary, known, (...mistake) =>
        complain(place, ...mistake),
      )
      break
    // A card without a proper id is reported where the text is compiled, as is an unsafe link.
    case 'card':
      checkDocument(reference.named, place, context)
      break
    case 'link':
      checkLink(withinSite(reference.href, known.siteAddress), address, known, (...mistake) =>
        complain(place, ...mistake),
      )
  }
}

function withinSite(href: string, siteAddress: string | undefined): string {
  if (siteAddress === undefined || !href.startsWith(siteAddress)) return href
  const rest = href.slice(siteAddress.length)
  if (/^[?#]|^$/.test(rest)) return `/${rest}`
  return rest.startsWith('/') ? rest : href
}

function checkDocument(document: DocumentReference, place: Place, { known, complain }: Context) {
  const { folder, key } = document
  if (known.documents.has(referenceName(document)) || known.unsure.includes(folder)) return
  const what = `There is no document with id ${key} in content/${folder}.`
  complain(place, 'missing-document', what, 'Write the id of one that exists.')
}

function checkOther(
  path: string,
  document: DocumentReference,
  place: Place,
  { own, complain }: Context,
) {
  if (referenceName(document) !== own) return
  const what = `“${path}” names this document itself.`
  complain(place, 'self-reference', what, 'Name another one, or remove the entry.')
}
