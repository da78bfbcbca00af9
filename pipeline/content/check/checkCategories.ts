import type { ReadDocument } from '../read/document.ts'
import { textsAt } from '../read/placedTexts.ts'
import { type Complain, quote } from '../report/problem.ts'

const LISTS = ['recipes', 'reviews', 'posts']

/**
 * Refuses names that differ only in case, blanks and signs; equal ones are reported by their list.
 */
export function checkCategories(document: ReadDocument, complain: Complain): void {
  if (document.type.singleFile !== 'categories') return
  for (const list of LISTS) {
    const first = new Map<string, string>()
    for (const { text, place } of textsAt(document, new RegExp(`^${list}\\[\\d+\\]\\.name$`))) {
      const key = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      const twin = first.get(key)
      if (twin === undefined) first.set(key, text)
      else if (twin !== text) {
        const what = `The category ${quote(text)} has nearly the name of ${quote(twin)}.`
        complain(place, 'duplicate-entry', what, 'Keep one of the two, or choose another name.')
      }
    }
  }
}
