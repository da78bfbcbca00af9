import { parseDateTime, type Publication } from './publication.ts'
import { placeOfPath } from '../read/placedTexts.ts'
import type { Complain } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'

export function publicationOf({ values }: Pick<ReadDocument, 'values'>): Publication {
  const { draft, publishAt, expireAt } = values
  return {
    draft: draft === true,
    publishAt: typeof publishAt === 'string' ? publishAt : undefined,
    expireAt: typeof expireAt === 'string' ? expireAt : undefined,
  }
}

export function checkPublication(document: ReadDocument, complain: Complain): void {
  const { publishAt, expireAt } = publicationOf(document)
  if (publishAt === undefined || expireAt === undefined) return
  if (parseDateTime(expireAt) > parseDateTime(publishAt)) return
  const what = `“expireAt” is ${expireAt}, which is not after “publishAt”, ${publishAt}.`
  const fix = 'Write a later day, or remove one of the two.'
  complain(placeOfPath(document, 'expireAt'), 'early-expiry', what, fix)
}
