export interface Publication {
  draft?: boolean
  /** A day, from its first moment in UTC, or an ISO 8601 time. */
  publishAt?: string
  expireAt?: string
}

export function isPublished({ draft, publishAt, expireAt }: Publication, now: Date): boolean {
  if (draft) return false
  if (publishAt !== undefined && now < parseDateTime(publishAt)) return false
  return expireAt === undefined || now < parseDateTime(expireAt)
}

export function parseDateTime(written: string): Date {
  return new Date(written)
}

/** From now on; undefined when none is set. */
export function firstReadable(document: Publication, now: Date): Date | undefined {
  const begins = parseDateTime(document.publishAt ?? '')
  const moment = begins > now ? begins : now
  return isPublished(document, moment) ? moment : undefined
}

/**
 * `Draft`, `From Dec 3, 2026`, `Until Jan 31, 2027`, `Expired`; undefined when readers see it now
 * and for good.
 */
export function publicationLabel(document: Publication, now: Date): string | undefined {
  const { draft, publishAt, expireAt } = document
  if (draft) return 'Draft'
  if (publishAt !== undefined && now < parseDateTime(publishAt)) return `From ${inWords(publishAt)}`
  if (!isPublished(document, now)) return 'Expired'
  return expireAt === undefined ? undefined : `Until ${inWords(expireAt)}`
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** With the time unless it is midnight. */
function inWords(written: string): string {
  const at = parseDateTime(written)
  const minute = at.toISOString().slice(11, 16)
  return minute === '00:00' ? DAY.format(at) : `${DAY.format(at)}, ${minute} UTC`
}

export interface PublicationChange<D extends Publication> {
  document: D
  change: 'appears' | 'disappears'
  at: Date
}

export function changesAfter<D extends Publication>(
  documents: readonly D[],
  moment: Date,
): PublicationChange<D>[] {
  const changes = documents
    .filter(({ draft }) => !draft)
    .flatMap((document) => [
      { document, change: 'appears' as const, at: parseDateTime(document.publishAt ?? '') },
      { document, change: 'disappears' as const, at: parseDateTime(document.expireAt ?? '') },
    ])
  // Missing dates are invalid and never greater.
  return changes.filter(({ at }) => at > moment).toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
