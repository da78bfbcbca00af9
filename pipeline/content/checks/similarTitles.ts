import { singularOf } from '../ingredients/inflect.ts'
import { titleOf } from '../documents/placedTexts.ts'
import { reportInto, type ContentProblem, quote } from '../report/problem.ts'
import type { ReadDocument } from '../documents/document.ts'
import { withoutAccents } from '../../../src/shared/words.ts'

const SMALL = new Set('a an and at for from in my of on or our the to with your'.split(' '))

/** Warns of two documents of a type whose titles have the same words. */
export function checkSimilarTitles(
  documents: readonly ReadDocument[],
  problems: ContentProblem[],
): void {
  const before = new Map<string, string>()
  for (const document of documents) {
    const title = titleOf(document)
    if (!title) continue
    const key = [document.type.name, ...titleWords(title.text)].join(' ')
    const twin = before.get(key)
    const shown = `${document.file}, ${quote(title.text)}`
    if (twin === undefined) before.set(key, shown)
    else {
      const fix = 'Make the titles differ, or make one document of the two.'
      const what = `The title is almost that of ${twin}.`
      reportInto(problems, document.file)(title.place, 'similar-title', what, fix)
    }
  }
}

/** The words of a title in lowercase and singular, sorted. */
function titleWords(title: string): string[] {
  const plain = withoutAccents(title).toLowerCase()
  const words: string[] = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  const large = words.filter((word) => !SMALL.has(word))
  return large.map(singularOf).toSorted()
}
