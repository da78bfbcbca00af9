import { endsPart, type FlowLine } from './flow.ts'
import { endsSentence, startsWithAmount } from './likeness.ts'

/** Fewer lines with amounts may stand anywhere. */
const LEAST = 3

interface Shaped {
  ingredients: string[]
  steps: string[]
}

/** Finds lines that begin with amounts, and the sentences below them, without any heading. */
export function linesByShape(flow: readonly FlowLine[]): Shaped {
  const { start, end } = longestRun(flow)
  const ingredients = flow.slice(start, end)
  if (ingredients.filter(({ text }) => startsWithAmount(text)).length < LEAST)
    return { ingredients: [], steps: [] }
  return {
    ingredients: ingredients.map(({ text, level }) =>
      level === undefined ? text : `${text.replace(/\s*:$/, '')}:`,
    ),
    steps: sentencesAfter(flow.slice(end)),
  }
}

/** Lines with amounts, and short ones between them. */
function longestRun(flow: readonly FlowLine[]): { start: number; end: number } {
  let best = { start: 0, end: 0, count: 0 }
  let run = { start: 0, end: 0, count: 0 }
  for (const [index, { text, level }] of flow.entries()) {
    const isShort = text.length < 120 && !(text.length > 25 && endsSentence(text))
    if (isShort && level === undefined && startsWithAmount(text)) {
      const isFirst = run.count === 0
      run = { start: isFirst ? index : run.start, end: index + 1, count: run.count + 1 }
      if (run.count > best.count) best = run
    } else if (run.count > 0 && !isShort) {
      run = { start: 0, end: 0, count: 0 }
    }
  }
  return { start: withHeading(flow, best.start), end: withItems(flow, best.end) }
}

/** The heading of the first group. */
function withHeading(flow: readonly FlowLine[], start: number): number {
  const before = flow[start - 1]
  return before && (before.level ?? 0) > 2 && !endsPart(before.text) ? start - 1 : start
}

/** Salt, and what else has no amount, stands at the end of a list. */
function withItems(flow: readonly FlowLine[], end: number): number {
  if (!flow[end - 1]?.isItem) return end
  const others = flow
    .slice(end)
    .findIndex(({ isItem, text }) => !isItem || text.length > 60 || endsSentence(text))
  return others === -1 ? flow.length : end + others
}

function sentencesAfter(rest: readonly FlowLine[]): string[] {
  const items = rest.filter(({ isItem, text }) => isItem && text.length > 20)
  const sentences =
    items.length > 1 ? items : whileSame(rest.filter(({ text }) => text.length > 30))
  return sentences.slice(0, 40).map(({ text }) => text)
}

/** Those in elements of the same kind as the first. */
function whileSame(lines: readonly FlowLine[]): readonly FlowLine[] {
  const [first] = lines
  const end = lines.findIndex(({ holder }) => holder !== first?.holder)
  return end === -1 ? lines : lines.slice(0, end)
}
