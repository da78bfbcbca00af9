import { comparableLetters } from '../../text/cleanText.ts'

/** Rates lines, to choose between places of a page; savedPages.test.ts notices other numbers. */

const AMOUNT =
  /^(?:[•·▪▢○□*–—-]\s*)?(?:about |approx\.? |ca\.? |circa |environ |etwa |optional:? )?(?:\d|[½⅓⅔¼¾⅕⅛⅜⅝⅞一二三四五六七八九十半]|(?:an?|one|two|three|four|five|six|half|few|some|pinch|dash|handful|zest|juice|salt|pepper|freshly|kosher|olive oil|ein|eine|etwas|salz|pfeffer|une?|sel|poivre|quelques|un[ao]?|sale|pepe|sal|zout|peper|snufje|sól|pieprz|szczypta|salt og|sål|só|соль)(?![\p{L}]))/iu

export function startsWithAmount(line: string): boolean {
  return AMOUNT.test(line)
}

/** More is better; a sentence speaks against ingredients. */
export function ingredientLikeness(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + likeness(line), 0)
}

function likeness(line: string): number {
  if (line.endsWith(':') || !/\p{L}/u.test(line)) return 0
  // A paragraph.
  if (line.length > 200) return -1
  return startsWithAmount(line) ? 1 : line.length < 60 ? 0.2 : 0
}

/** More is better: the letters of sentences, of which a whole article in one line counts 400. */
export function stepLikeness(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + Math.min(line.length, 400), 0)
}

export function endsSentence(line: string): boolean {
  return /[.!?。！]$/.test(line)
}

/** The place with the highest score; of places with nearly its lines and score, the shortest. */
export function bestOf(
  places: readonly (readonly string[])[],
  likenessOf: (lines: readonly string[]) => number,
): readonly string[] {
  const rated = places
    .map((lines) => ({ lines, score: likenessOf(lines), size: lines.join('').length }))
    .filter(({ score }) => score > 0)
  const [best] = rated.toSorted((a, b) => b.score - a.score)
  if (!best) return []
  const around = comparableLetters(best.lines.join(''))
  const near = rated.filter(
    ({ score, lines }) =>
      score >= best.score * 0.85 &&
      lines.filter((line) => around.includes(comparableLetters(line))).length * 2 > lines.length,
  )
  return near.toSorted((a, b) => a.size - b.size)[0]?.lines ?? []
}
