import type { OvenHeat } from '../../../src/cooking/dinner/tasks.ts'
import { toCelsius } from '../../../src/cooking/units.ts'
import type { WrittenMeasure } from '../../../src/cooking/cookingData.ts'
import { measuresIn } from '../amounts/measures.ts'
import type { WaitWords } from './waitWords.ts'

const PREHEAT = 15
const SLOW_PREHEAT = 30
/** In °C; lower temperatures are core temperatures of food. */
const COOLEST_BAKE = 110
const BROILER: OvenHeat = { degrees: 500, unit: 'F', isBroiler: true, preheat: 5 }

export function preheatIn(text: string, words: WaitWords): OvenHeat | undefined {
  const [first] = degreesIn(text)
  if (words.broiler.test(text)) return BROILER
  if (!first || !words.preheat.test(text)) return undefined
  const [last, minutes = SLOW_PREHEAT] = words.lastMinutes.exec(text) ?? []
  const preheat = last || words.heavy.test(text) ? Number(minutes) : PREHEAT
  return { degrees: first.quantity, unit: first.unit, preheat }
}

/**
 * Returns the oven heat of a sentence.
 *
 * @param heat the previous heat
 * @param timeAt the position of the time
 */
export function heatOf(text: string, heat: OvenHeat | undefined, timeAt: number) {
  const own = degreesIn(text).find(
    ({ quantity, unit }) => (unit === 'F' ? toCelsius(quantity) : quantity) >= COOLEST_BAKE,
  )
  if (!own) return heat
  const { quantity: degrees, unit, span } = own
  if (heat && span[0] > timeAt) return { ...heat, second: degrees }
  return { degrees, unit, preheat: heat?.preheat ?? PREHEAT }
}

function degreesIn(text: string) {
  return measuresIn(text).filter(
    (one): one is WrittenMeasure & { unit: 'F' | 'C' } => one.unit === 'F' || one.unit === 'C',
  )
}
