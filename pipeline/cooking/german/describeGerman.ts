import type {
  IngredientCooking,
  TextSpan,
  WrittenAmount,
} from '../../../src/cooking/cookingData.ts'
import type { CookingUnit } from '../../../src/cooking/units.ts'
import { nounBehind } from './countedNouns.ts'
import { germanIngredientAmounts } from './germanIngredient.ts'
import { type GermanMeasure, germanMeasuresIn, isLength } from './germanMeasures.ts'
import { germanTimers } from './germanWaits.ts'

/**
 * Describes the amounts and waits of a recipe in German. Foods are not recognized:
 * shopping lists only add up lines with the same words, and steps do not show their ingredients.
 */
export function describeGerman(ingredients: readonly string[], steps: readonly string[]) {
  return {
    ingredients: ingredients.map(describeIngredient),
    steps: steps.map((step) => ({
      timers: germanTimers(step),
      uses: [],
      amounts: germanStepAmounts(step).map((measure) => toAmount(step, measure)),
    })),
  }
}

function describeIngredient(line: string): IngredientCooking {
  const measures = germanIngredientAmounts(line)
  const amounts = measures.map((measure) => toAmount(line, measure))
  const name = nameBehind(line, measures)
  return { amounts, food: name ? line.slice(...name) : line, aisle: 'other', ...(name && { name }) }
}

/** Finds the name after the only amount; spoons are omitted, since nobody buys by spoon. */
function nameBehind(line: string, [first, second]: GermanMeasure[]): TextSpan | undefined {
  if (!first || second || first.start > 0 || ['tbsp', 'tsp'].includes(first.unit)) return undefined
  const [gap = ''] = /^ */.exec(line.slice(first.end)) ?? []
  const start = first.end + gap.length
  return start < line.length && !/\d/.test(line.slice(start)) ? [start, line.length] : undefined
}

/** Spoons count as things, since German recipes never convert them to cups. */
const COUNTED: ReadonlySet<CookingUnit> = new Set(['count', 'tbsp', 'tsp'])

function toAmount(text: string, measure: GermanMeasure): WrittenAmount {
  const { start, end, numberEnd, unit, ...quantity } = measure
  const isCounted = COUNTED.has(unit)
  const noun = unit === 'count' ? nounBehind(text, numberEnd) : undefined
  const counted: CookingUnit = noun && WHOLE.has(noun.one) ? 'whole' : 'count'
  const written = {
    span: [start, isCounted ? numberEnd : end] as const,
    ...quantity,
    unit: isCounted ? counted : unit,
  }
  return noun ? { measures: [written], noun } : { measures: [written] }
}

/** Things that are only used whole, such as eggs and pinches. */
const WHOLE: ReadonlySet<string> = new Set(['Ei', 'Messerspitze', 'Prise', 'Wachtelei'])

/** Matches text before the size of each piece: `Stücke von je `, `Dosen à `, `Form (`. */
const SIZE_FOLLOWS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:à|jeweils|von|(?<!^|[.;] )je) (?:ca\. |etwa )?$`,
    String.raw`\b(?:Becher|Dosen?|\p{L}*form|Gl(?:as|äser)|Packung|Päckchen|Schüssel|Topf)\b[^(.;]*\([^)]*$`,
  ].join('|'),
  'iu',
)
const PER_PIECE = /^ (?:(?:pro|je) |Inhalt\b|Fassungsvermögen\b)/i
/** Matches spoons used as tools: `mit zwei Teelöffeln`, `mit einem Esslöffel Nocken abstechen`. */
const SPOON = /\bmit \p{L}+ \p{L}+löffel(n?)$/iu
const SHAPED_WITH_IT = /^[^.;]*\b(?:abstechen|formen)\b/

/** Finds weights, volumes and spoons in a step that scale with the servings. */
export function germanStepAmounts(step: string): GermanMeasure[] {
  return germanMeasuresIn(step).filter(
    (measure) =>
      !isLength(measure) &&
      !SIZE_FOLLOWS.test(step.slice(0, measure.start)) &&
      !isTool(step, measure) &&
      !PER_PIECE.test(step.slice(measure.end)),
  )
}

function isTool(step: string, { end }: GermanMeasure): boolean {
  const [spoon, plural] = SPOON.exec(step.slice(0, end)) ?? []
  return spoon !== undefined && (plural !== '' || SHAPED_WITH_IT.test(step.slice(end)))
}
