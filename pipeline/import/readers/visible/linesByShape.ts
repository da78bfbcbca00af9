import type { PageLine } from './pageLines.ts'
import { endsSentence, startsWithAmount } from './recipeLikeness.ts'

const LEAST = 3

interface Shaped {
  ingredients: string[]
  steps: string[]
}

/** Finds lines that begin with amounts, and the sentences below them, without any heading. */
export function linesByShape(flow: readonly PageLine[]): Shaped {
  const { start, end, count } = longestRun(flow)
  if (count < LEAST) return { ingredients: [], steps: [] }
  return {
    ingredients: flow
      .slice(start, end)
      .map(({ text, level }) => (level === undefined ? text : `${text.replace(/\s*:$/, '')}:`)),
    steps: sentencesAfter(flow.slice(end)),
  }
}

/** Lines with amounts, and short ones between them. */
function longestRun(flow: readonly PageLine[]): { start: number; end: number; count: number } {
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
  // Salt, and what else has no amount, stands at the end of a list.
  while (isListItem(flow[best.end - 1]) && isListItem(flow[best.end])) best.end += 1
  return best
}

function isListItem(line?: PageLine): boolean {
  return line !== undefined && line.isItem && !endsSentence(line.text)
}

function sentencesAfter(rest: readonly PageLine[]): string[] {
  const items = rest.filter(({ isItem, text }) => isItem && text.length > 20)
  const sentences =
    items.length > 1 ? items : rest.filter(({ text }) => text.length > 30 && endsSentence(text))
  return sentences.slice(0, 40).map(({ text }) => text)
}
