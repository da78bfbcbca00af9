import type { Measurement } from 'parse-ingredient'
import { isMetric, measuresIn } from './measures.ts'

/** One amount, written in measures of the US and again in metric ones: `½ inch (1.3 cm)`. */
export interface WrittenPair {
  /** Both, as they are written. */
  written: string
  /** Added together: `2 tablespoons plus 1 teaspoon` are two. */
  us: readonly Measurement[]
  metric: Measurement
  /** The words behind, up to the next comma: of an ingredient, what it is. */
  food: string
  /** The words behind that comma, up to the end of the sentence: `cooked`. */
  preparation: string
}

/** What may stand between the two: `1 cup (about 240 ml)`. */
const OPENING = /^ \((?:about )?$/

/** Such a measure holds more or less than it says. */
const NOT_LEVEL = /\b(?:generous|heaped|heaping|rounded|scant) $/i

/** The pairs in a line of ingredients or in a step, whichever of the two comes first. */
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

/** The measures to which the one at an index is added by `plus`. */
function addedBefore(text: string, measures: readonly Measurement[], index: number): Measurement[] {
  const before = measures[index - 1]
  const here = measures[index]
  if (!before || !here || text.slice(before.endIndex, here.startIndex) !== ' plus ') return []
  return [...addedBefore(text, measures, index - 1), before]
}
