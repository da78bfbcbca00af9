import leven from 'leven'
import { type PlacedText, titleOf } from '../read/placedTexts.ts'
import { complainInto, type Problem, quote } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'
import { withoutAccents } from '../../../src/content/withoutAccents.ts'

const SMALL = new Set('a an and at for from in my of on or our the to with your'.split(' '))

interface Titled {
  document: ReadDocument
  title: PlacedText
  whole: string
  /** Each long word, and the others. */
  parts: { word: string; rest: string }[]
}

interface Before {
  whole: Map<string, Titled>
  rest: Map<string, { titled: Titled; word: string }[]>
}

export function checkSimilarTitles(documents: readonly ReadDocument[], problems: Problem[]): void {
  const before: Before = { whole: new Map(), rest: new Map() }
  for (const document of documents) {
    const titled = titledOf(document)
    const twin = titled && findTwin(titled, before)
    if (!twin) continue
    const what = `The title is almost that of ${twin.document.file}, ${quote(twin.title.text)}.`
    const fix = 'Make the titles differ, or make one document of the two.'
    complainInto(problems, document.file)(titled.title.place, 'similar-title', what, fix)
  }
}

function titledOf(document: ReadDocument): Titled | undefined {
  const title = titleOf(document)
  if (!title) return undefined
  const words = titleWords(title.text)
  const keyOf = (some: string[]) => [document.type.name, ...some].join(' ')
  const parts = words.flatMap((word, index) =>
    slipsIn(word) === 0 ? [] : [{ word, rest: keyOf(words.toSpliced(index, 1)) }],
  )
  return { document, title, whole: keyOf(words), parts }
}

/** Also adds the title to those before. */
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

/** Letters that may differ in one word. */
function slipsIn(word: string): number {
  if (word.length < 6 || /\d/.test(word)) return 0
  return word.length < 9 ? 1 : 2
}

/** Small letters, singular, sorted. */
function titleWords(title: string): string[] {
  const plain = withoutAccents(title).toLowerCase()
  const words: string[] = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  const large = words.filter((word) => !SMALL.has(word))
  return large.map((word) => word.replace(/(?<=..)s$/, '')).toSorted()
}
