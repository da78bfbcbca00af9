import { type ReadDocument } from './document.ts'
import { asText } from '../../../src/shared/checkJson.ts'

export interface Publication {
  draft?: boolean
  /** A day, from its first moment in UTC, or an ISO 8601 time. */
  publishAt?: string
  expireAt?: string
}

export function isPublished({ draft, publishAt, expireAt }: Publication, now: Date): boolean {
  if (draft) return false
  if (publishAt !== undefined && now < new Date(publishAt)) return false
  return expireAt === undefined || now < new Date(expireAt)
}

/** The first moment, now or later, at which readers see the document. */
export function firstReadable(document: Publication, now: Date): Date | undefined {
  const begins = new Date(document.publishAt ?? '')
  const moment = begins > now ? begins : now
  return isPublished(document, moment) ? moment : undefined
}

/** Writes `Draft`, `From Dec 3, 2026`, `Until Jan 31, 2027` or `Expired`; undefined when it stays. */
export function publicationLabel(document: Publication, now: Date): string | undefined {
  const { draft, publishAt, expireAt } = document
  if (draft) return 'Draft'
  if (publishAt !== undefined && now < new Date(publishAt)) return `From ${inWords(publishAt)}`
  if (!isPublished(document, now)) return 'Expired'
  return expireAt === undefined ? undefined : `Until ${inWords(expireAt)}`
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

function inWords(written: string): string {
  const at = new Date(written)
  const minute = at.toISOString().slice(11, 16)
  return minute === '00:00' ? DAY.format(at) : `${DAY.format(at)}, ${minute} UTC`
}

export function publicationOf({ values }: Pick<ReadDocument, 'values'>): Publication {
  const { draft, publishAt, expireAt } = values
  return { draft: draft === true, publishAt: asText(publishAt), expireAt: asText(expireAt) }
}

/** Lists changes by time: `content/recipes/54-tart.yaml appears on 2026-12-01 09:00 UTC`. */
export function dueChanges(
  documents: readonly Pick<ReadDocument, 'file' | 'values'>[],
  moment: Date,
) {
  const changes = documents.flatMap((document) => {
    const { draft, publishAt, expireAt } = publicationOf(document)
    if (draft) return []
    return [
      { file: document.file, change: 'appears', at: new Date(publishAt ?? '') },
      { file: document.file, change: 'disappears', at: new Date(expireAt ?? '') },
    ]
  })
  // The date of a missing text is invalid, and not later than any moment.
  return changes
    .filter(({ at }) => at > moment)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ file, change, at }) => {
      const time = at.toISOString().slice(0, 16).replace('T', ' ')
      return { at, text: `${file} ${change} on ${time} UTC` }
    })
}
