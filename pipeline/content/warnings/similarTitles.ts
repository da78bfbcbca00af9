import leven from 'leven'
import { oncePerObject } from '../../../src/content/oncePerObject.ts'
import { type PlacedText, titleOf } from '../read/placedTexts.ts'
import { complainInto, type Problem, quote } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'
import { withoutAccents } from '../../../src/content/withoutAccents.ts'

/** Words that make no title another one. */
const SMALL = new Set('a an and at for from in my of on or our the to with your'.split(' '))

interface Titled {
  document: ReadDocument
  title: PlacedText
  /** All its words, as one text. */
  whole: string
  /** Each word that may be written a little differently, and the others, as one text. */
  parts: { word: string; rest: string }[]
}

/** Titles that were there before, by what a near one shares with them. */
interface Before {
  /** By all words. */
  whole: Map<string, Titled>
  /** By all words but one, which may be written a little differently. */
  rest: Map<string, { titled: Titled; word: string }[]>
}

/** Warns when two documents of one type have titles that readers could confuse. */
export function checkSimilarTitles(documents: readonly ReadDocument[], problems: Problem[]): void {
  const before: Before = { whole: new Map(), rest: new Map() }
  for (const document of documents) {
    const titled = titledOf(document)
    const twin = titled && findTwin(titled, before)
    if (!twin) continue
    complainInto(problems, document.file)(
      titled.title.place,
      'similar-title',
      `The title is almost that of ${twin.document.file}, ${quote(twin.title.text)}.`,
      'Make the titles differ, or make one document of the two.',
    )
  }
}

const titledOf = oncePerObject((document: ReadDocument): Titled | undefined => {
  const title = titleOf(document)
  if (!title) return undefined
  const words = wordsOf(title.text)
  const keyOf = (some: string[]) => [document.type.name, ...some].join(' ')
  const parts = words.flatMap((word, index) =>
    slipsIn(word) === 0 ? [] : [{ word, rest: keyOf(words.toSpliced(index, 1)) }],
  )
  return { document, title, whole: keyOf(words), parts }
})

/** A title from before that is nearly the same; the one at hand counts as before from now on. */
function findTwin(titled: Titled, before: Before): Titled | undefined {
  let twin = before.whole.get(titled.whole)
  if (!twin) before.whole.set(titled.whole, titled)
  for (const { word, rest } of titled.parts) {
    const near = before.rest.get(rest) ?? []
    twin ??= near.find(
      (candidate) =>
        candidate.titled.document !== titled.document &&
        leven(candidate.word, word) <= slipsIn(word),
    )?.titled
    near.push({ titled, word })
    before.rest.set(rest, near)
  }
  return twin
}

/** How many letters of a word may be wrong without making it another word. */
function slipsIn(word: string): number {
  if (word.length < 6 || /\d/.test(word)) return 0
  return word.length < 9 ? 1 : 2
}

/** The words of a title in small letters, singular, and in one order. */
function wordsOf(title: string): string[] {
  const plain = withoutAccents(title).toLowerCase()
  const words: string[] = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  const large = words.filter((word) => !SMALL.has(word))
  return large.map((word) => word.replace(/(?<=..)s$/, '')).toSorted()
}
