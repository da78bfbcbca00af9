import { DAY_PATTERN } from '../../../src/content/schema/dates.ts'
import type { ContentFacts } from '../documents/knownContent.ts'
import { type ReadDocument } from '../documents/document.ts'
import { asText } from '../../../src/shared/checkJson.ts'
import { placeOfPath } from '../documents/placedTexts.ts'
import { publicationOf } from '../documents/publication.ts'
import type { Report } from '../../problems/problem.ts'

/** The first time zone to begin a day, https://en.wikipedia.org/wiki/UTC+14:00 */
const FIRST_ZONE_MS = 14 * 3_600_000

/** Refuses an update before the publication, or one that is in the future everywhere. */
export function checkUpdated(document: ReadDocument, { now }: ContentFacts, report: Report) {
  const { date, updated, updateNote } = document.values
  if (updateNote !== undefined && updated === undefined) {
    const what = '“updateNote” says what changed, but “updated” does not say when.'
    const fix = 'Add “updated” with the day of the change, or remove the note.'
    report(placeOfPath(document, 'updateNote'), 'undated-note', what, fix)
  }
  // Standing pages write a month in words.
  if (typeof updated !== 'string' || !DAY_PATTERN.test(updated)) return
  const place = placeOfPath(document, 'updated')
  const today = new Date(now.getTime() + FIRST_ZONE_MS).toISOString().slice(0, 10)
  if (updated > today) {
    const what = `“updated” is ${updated}, which is still to come.`
    report(place, 'future-update', what, 'Write the day of the change, or remove the line.')
  } else if (typeof date === 'string' && updated < date) {
    const what = `“updated” is ${updated}, which is before “date”, ${date}.`
    report(place, 'early-update', what, 'Write a later day, or remove the line.')
  }
}

export function checkPublication(document: ReadDocument, report: Report): void {
  const { publishAt, expireAt } = publicationOf(document)
  const field = publishAt === undefined ? 'date' : 'publishAt'
  const begin = asText(document.values[field])
  if (begin === undefined || expireAt === undefined) return
  if (new Date(expireAt) > new Date(begin)) return
  const what = `“expireAt” is ${expireAt}, which is not after “${field}”, ${begin}.`
  const fix = 'Write a later day, or remove one of the two.'
  report(placeOfPath(document, 'expireAt'), 'early-expiry', what, fix)
}

const YEAR_MS = 366 * 24 * 3_600_000

const FAR = { date: 1, publishAt: 1, expireAt: 10 }

export function checkFarDates(document: ReadDocument, { now }: ContentFacts, report: Report) {
  for (const [field, years] of Object.entries(FAR)) {
    const written = document.values[field]
    if (typeof written !== 'string') continue
    const ahead = new Date(written).getTime() - now.getTime()
    if (!(ahead > years * YEAR_MS)) continue
    const what = `“${field}” is ${written}, more than ${years === 1 ? 'a year' : `${years} years`} ahead.`
    report(placeOfPath(document, field), 'far-date', what, 'Correct the year, if it is a slip.')
  }
}
