import { comparableLetters } from '../../text/cleanText.ts'

/** Scores groups of lines to choose one; savedPages.test.ts fails if a score changes much. */

const AMOUNT =
  /^(?:[•·▪▢○□*–—-]\s*)?(?:about |approx\.? |ca\.? |circa |environ |etwa |optional:? )?(?:\d|[½⅓⅔¼¾⅕⅛⅜⅝⅞一二三四五六七八九十半]|(?:an?|one|two|three|four|five|six|half|few|some|pinch|dash|handful|zest|juice|salt|pepper|freshly|kosher|olive oil|ein|eine|etwas|salz|pfeffer|une?|sel|poivre|quelques|un[ao]?|sale|pepe|sal|zout|peper|snufje|sól|pieprz|szczypta|salt og|sål|só|соль)(?![\p{L}]))/iu

export function startsWithAmount(line: string): boolean {
  return AMOUNT.test(line)
}

/** Higher is better; long paragraphs lower the score. */
export function ingredientLikeness(line: string): number {
  if (line.endsWith(':') || !/\p{L}/u.test(line)) return 0
  if (line.length > 200) return -1
  return startsWithAmount(line) ? 1 : line.length < 60 ? 0.2 : 0
}

/** Higher is better; counts at most 400 characters, since longer lines are whole articles. */
export function stepLikeness({ length }: string): number {
  return Math.min(length, 400)
}

export function endsSentence(line: string): boolean {
  return /[.!?。！]$/.test(line)
}

/** Returns the group with the highest score, or the shortest similar one with 85 % of it. */
export function bestOf(
  groups: readonly (readonly string[])[],
  likenessOf: (line: string) => number,
): readonly string[] {
  const rated = groups
    .map((lines) => {
      const score = lines.reduce((sum, line) => sum + likenessOf(line), 0)
      return { lines, score, size: lines.join('').length }
    })
    .filter(({ score }) => score > 0)
  const [best] = rated.toSorted((a, b) => b.score - a.score)
  if (!best) return []
  const bestText = comparableLetters(best.lines.join(''))
  const similar = rated.filter(
    ({ score, lines }) =>
      score >= best.score * 0.85 &&
      lines.filter((line) => bestText.includes(comparableLetters(line))).length * 2 > lines.length,
  )
  return similar.toSorted((a, b) => a.size - b.size)[0]?.lines ?? []
}
