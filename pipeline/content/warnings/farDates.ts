import { parseDateTime } from '../publish/publication.ts'
import { placeOfPath } from '../read/placedTexts.ts'
import type { Complain } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'

const YEAR_MS = 366 * 24 * 3_600_000

/** In years. */
const FAR = { date: 1, publishAt: 1, expireAt: 10 }

export function checkFarDates(document: ReadDocument, now: Date, complain: Complain): void {
  for (const [field, years] of Object.entries(FAR)) {
    const written = document.values[field]
    if (typeof written !== 'string') continue
    const ahead = parseDateTime(written).getTime() - now.getTime()
    if (!(ahead > years * YEAR_MS)) continue
    const what = `“${field}” is ${written}, more than ${years === 1 ? 'a year' : `${years} years`} ahead.`
    complain(placeOfPath(document, field), 'far-date', what, 'Correct the year, if it is a slip.')
  }
}
