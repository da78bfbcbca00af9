import { asHeading } from '../../text/groupLines.ts'
import { isStep, withoutNumber } from '../../text/splitSteps.ts'
import { endsSentence, startsWithAmount } from './recipeLikeness.ts'
import { endsPart, type PageLine } from './pageLines.ts'
import { INGREDIENTS } from './partNames.ts'

/** Returns the lines below each heading that matches `title`; headings end in a colon. */
export function linesBelow(flow: readonly PageLine[], title: RegExp): string[][] {
  return flow.flatMap(({ level, text }, index) =>
    level !== undefined && text.length <= 60 && title.test(text)
      ? [runFrom(flow.slice(index + 1, index + 1 + MAX_PART_LINES), level, title)]
      : [],
  )
}

const MAX_PART_LINES = 120

function runFrom(rest: readonly PageLine[], level: number, title: RegExp): string[] {
  const end = rest.findIndex((line, index) => isEnd(line, rest[index + 1], level, title))
  const part = end === -1 ? firstListOrParagraphs(rest) : rest.slice(0, end)
  const lastItem = part.findLastIndex(({ isItem }) => isItem)
  const belonging =
    lastItem === -1
      ? withoutLabels(part, title)
      : part.slice(0, lastItem + 1).filter((line) => line.isItem || beginsGroup(line, title))
  return belonging.map(asLine)
}

export function asLine({ text, level }: PageLine): string {
  return level === undefined ? text : asHeading(text)
}

/** Drops labels below the last step, such as “Share” and “Print”. */
function withoutLabels(part: readonly PageLine[], title: RegExp): readonly PageLine[] {
  const last = part.findLastIndex(({ text }) => text.length > 30 || endsSentence(text))
  return title === INGREDIENTS || last === -1 ? part : part.slice(0, last + 1)
}

/** Returns whether a line begins a group: a heading, or a short line that ends in a colon. */
function beginsGroup({ text, level }: PageLine, title: RegExp): boolean {
  return level !== undefined || (title === INGREDIENTS && text.length < 50 && text.endsWith(':'))
}

function isEnd(
  { text, level: lineLevel }: PageLine,
  next: PageLine | undefined,
  level: number,
  title: RegExp,
): boolean {
  // `Step 2` is a heading within the steps, whatever its level.
  if (lineLevel === undefined || !isStep(withoutNumber(text))) return false
  if (endsPart(text)) return true
  if (lineLevel > level) return false
  // Headings of ingredient groups often have the same level as the list's heading.
  return !(title === INGREDIENTS && next && startsWithAmount(next.text))
}

/** Returns the first list or the first paragraphs of a part, with the headings among them. */
export function firstListOrParagraphs(rest: readonly PageLine[]): readonly PageLine[] {
  const first = rest.find(({ level }) => level === undefined)
  if (!first) return []
  const end = rest.findIndex(({ level, isItem }) => level === undefined && isItem !== first.isItem)
  return end === -1 ? rest : rest.slice(0, end)
}
