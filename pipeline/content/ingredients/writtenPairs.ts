import type { Measurement } from 'parse-ingredient'
import { isMetric, measuresIn } from './measures.ts'

/** An amount in US and in metric measures: `½ inch (1.3 cm)`. */
export interface WrittenPair {
  written: string
  /** Added together. */
  us: readonly Measurement[]
  metric: Measurement
  /** Up to the next comma. */
  food: string
  /** From there to the end of the sentence. */
  preparation: string
}

const OPENING = /^ \((?:about )?$/

const NOT_LEVEL = /\b(?:generous|heaped|heaping|rounded|scant) $/i

/** Whichever system comes first. */
export function writtenPairs(text: string): WrittenPair[] {
  if (!text.includes(' (')) return []
  const measures = measuresIn(text)
  return measures.flatMap((second, index): WrittenPair[] => {
    const first = measures[index - 1]
    if (!first || !OPENING.test(text.slice(first.endIndex, second.startIndex))) return []
    if (!text.slice(second.endIndex).startsWith(')')) return []
    if (isMetric(first.unitOfMeasureID) === isMetric(second.unitOfMeasureID)) return []
    const [us, metric] = isMetric(second.unitOfMeasureID) ? [first, second] : [second, first]
    const parts = us === first ? [...addedBefore(text, measures, index - 1), us] : [us]
    const start = Math.min(...parts.map(({ startIndex }) => startIndex), first.startIndex)
    if (NOT_LEVEL.test(text.slice(0, start))) return []
    const behind = text.slice(second.endIndex + 1)
    const [food = ''] = behind.split(/[,;.(]/)
    const [preparation = ''] = behind.slice(food.length).split(/[;.]/)
    const written = text.slice(start, second.endIndex + 1)
    return [{ written, us: parts, metric, food: food.trim(), preparation }]
  })
}

function addedBefore(text: string, measures: readonly Measurement[], index: number): Measurement[] {
  const before = measures[index - 1]
  const here = measures[index]
  if (!before || !here || text.slice(before.endIndex, here.startIndex) !== ' plus ') return []
  return [...addedBefore(text, measures, index - 1), before]
}
