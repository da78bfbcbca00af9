import { parseDateTime, type Publication } from './publication.ts'
import { placeOfPath } from '../read/placedTexts.ts'
import type { Complain } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'

/** When a document is there to read; what was wrong in it says nothing. */
export function publicationOf({ values }: Pick<ReadDocument, 'values'>): Publication {
  const { draft, publishAt, expireAt } = values
  return {
    draft: draft === true,
    publishAt: typeof publishAt === 'string' ? publishAt : undefined,
    expireAt: typeof expireAt === 'string' ? expireAt : undefined,
  }
}

/** A document must not disappear before it appears. */
export function checkPublication(document: ReadDocument, complain: Complain): void {
  const { publishAt, expireAt } = publicationOf(document)
  if (publishAt === undefined || expireAt === undefined) return
  if (parseDateTime(expireAt) > parseDateTime(publishAt)) return
  complain(
    placeOfPath(document, 'expireAt'),
    'early-expiry',
    `“expireAt” is ${expireAt}, which is not after “publishAt”, ${publishAt}.`,
    'Write a later day, or remove one of the two.',
  )
}
