import type { BodyElement } from '../../src/content/body.ts'
import { isPublished, publicationLabel } from './publication.ts'
import { addressOf, collectKnown } from './knownContent.ts'
import { mendBody } from './mendBody.ts'
import { publicationOf } from './publicationOf.ts'
import type { ReadDocument } from './readDocument.ts'
import { isBody, targetOf } from './references.ts'

/** For whom the content is compiled, and when. */
export interface Edition {
  /** The moment that decides what is published. */
  now: Date
  /** Readers get nothing of what is not published; editors see it, marked as such. */
  for: 'readers' | 'editors'
}

/** A document of an edition. */
export interface EditionDocument extends ReadDocument {
  /** When readers see the document, if not now and for good: `Draft`, `From May 3, 2027`. */
  ribbon?: string
}

/**
 * The documents of an edition. What comes later, such as lists, feeds and search, is made from
 * these alone, and need not know that there are others.
 */
export function editionOf(documents: readonly ReadDocument[], edition: Edition): EditionDocument[] {
  const { now } = edition
  if (edition.for === 'readers') return forReaders(documents, now)
  return documents.map((document) => {
    const ribbon = publicationLabel(publicationOf(document), now)
    return ribbon === undefined ? document : Object.assign({ ribbon }, document)
  })
}

function forReaders(documents: readonly ReadDocument[], now: Date): ReadDocument[] {
  const published = documents.filter((document) => isPublished(publicationOf(document), now))
  const shown = new Set(published)
  const known = collectKnown(documents)
  return published.map((document) => {
    const from = addressOf(document)
    return mend(document, (element) => {
      const target = targetOf(element, from, known)
      return target !== undefined && !shown.has(target)
    })
  })
}

/** The document with nothing in its texts that leads to what readers cannot see. */
function mend(document: ReadDocument, isDead: (element: BodyElement) => boolean): ReadDocument {
  const { type } = document
  const values = { ...document.values }
  for (const [name, value] of Object.entries(values)) {
    const rules = type.fields[name]?.rules
    if (rules?.kind === 'mdx' && isBody(value)) values[name] = mendBody(value, isDead)
    if (rules?.kind === 'list' && rules.of.kind === 'mdx' && Array.isArray(value)) {
      values[name] = value.filter((entry) => isBody(entry)).map((entry) => mendBody(entry, isDead))
    }
  }
  return { ...document, values }
}
