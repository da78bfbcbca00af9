import {
  type GermanMeasure,
  germanMeasuresIn,
  germanUnitBehind,
  isLength,
} from './germanMeasures.ts'
import { germanNumberAt, germanNumbersIn } from './germanNumbers.ts'

const BEFORE_AMOUNT =
  /^(?:(?:ca\.?|circa|etwa|ungefähr|rund|knapp|gut|evtl\.?|eventuell|optional:?|je nach \p{L}+|je|jeweils|mindestens|mind\.|max\.|nach Belieben|(?:abgeriebene |fein geriebene )?(?:Saft|Abrieb|Schale|Mark)(?: und \p{L}+)?(?: von)?) )*/iu
/** Matches text after a number that is not an amount: `2 cm Ingwer`, `30 % Fett`. */
const NO_AMOUNT_BEHIND = /^(?: ?(?:%|Prozent|°|º|Uhr\b)|-\p{L})/iu

/** Finds the scalable amounts of an ingredient, the main one first. */
export function germanIngredientAmounts(line: string): GermanMeasure[] {
  const first = amountInFront(line) ?? amountBehindFood(line)
  if (!first) return []
  return [first, ...addedAmounts(line, first)].filter((measure) => !isLength(measure))
}

function amountInFront(line: string): GermanMeasure | undefined {
  const number = germanNumberAt(line, BEFORE_AMOUNT.exec(line)?.[0].length ?? 0)
  if (!number || NO_AMOUNT_BEHIND.test(line.slice(number.end))) return undefined
  const { start, end: numberEnd, ...quantity } = number
  const found = germanUnitBehind(line, number)
  return found
    ? { start, numberEnd, ...quantity, ...found }
    : { start, numberEnd, ...quantity, unit: 'count', end: numberEnd }
}

/** Matches the food before its amount: `Milch (warm): 1 l`, `Rosinen – 75 g`; not `3,5 % Fett`. */
const BEHIND_FOOD = /^[^\d,:(]+(?:\([^\d)]*\))?(?:, [\p{L} ]+:|[,:]| [–-]) ?(?:(?:ca\.|etwa) )?$/iu
const WORDS = /^[\p{L} -]+ $/u
/** Matches `Zucker ()`: the whole amount was in the parentheses. */
const WHOLE_AMOUNT = /^[\p{L} -]+ \(\)$/u

function amountBehindFood(line: string): GermanMeasure | undefined {
  const measure = germanMeasuresIn(line).find(({ start, end }) => {
    const before = line.slice(0, start)
    return (
      BEHIND_FOOD.test(before) ||
      (WORDS.test(before) && end === line.length) ||
      WHOLE_AMOUNT.test(before + line.slice(end))
    )
  })
  if (measure) return measure
  const count = germanNumbersIn(line).find(
    ({ start, end }) =>
      BEHIND_FOOD.test(line.slice(0, start)) && /^(?: Stück| Paar)?$/.test(line.slice(end)),
  )
  return count && { ...count, numberEnd: count.end, unit: 'count' }
}

const ADDED = /(?:\bplus| \+|\bund|\bzzgl\.)(?: ca\.| etwa| noch)? $/i

/** Finds further amounts: `250 g Mehl plus 2 EL zum Bestäuben`. */
function addedAmounts(line: string, first: GermanMeasure): GermanMeasure[] {
  return germanMeasuresIn(line).filter(
    ({ start }) => start > first.end && ADDED.test(line.slice(0, start)),
  )
}
