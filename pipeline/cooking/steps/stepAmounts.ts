import type { WrittenAmount } from '../../../src/cooking/cookingData.ts'
import type { CookingUnit } from '../../../src/cooking/units.ts'
import { readIngredient } from '../ingredients/readIngredient.ts'
import {
  type AmountGroup,
  amountGroups,
  fixedAmount,
  isFixedKind,
  PLUS,
  withDensity,
} from '../amounts/amountGroups.ts'
import type { Mention } from './foodMentions.ts'
import { pluralOf, singularOf } from '../words/inflect.ts'
import { NUMBER_PATTERN, readQuantity } from '../amounts/numbers.ts'
import { writtenCounts } from '../ingredients/ingredientAmounts.ts'

/** Matches the words between an amount and its food: ` of the unsalted `. */
const BEFORE_FOOD =
  /^\)?(?: more)?(?: of)?(?: the| that| your| this| melted| reserved)*(?: [\p{L}-]+){0,2} ?$/u
/** After a preposition, the amount belongs to another food: `2 tablespoons into the sugar`. */
const PREPOSITION = /\b(?:and|at|each|for|from|in|into|on|onto|or|over|per|then|to|until|with)\b/i
/** Matches a part of a listed fruit: ` of the juice`. */
const PART_OF_FRUIT = /^\)? of (?:the )?(juice|pulp|zest)\b/i
/** Amounts with an article are not scaled: `a pound of beans swallows much salt`. */
const ARTICLE = /^an? /i
const OF_THE = /^\)? of the\b/i
/** Matches fat and water from the pot, which are not listed: `2 tablespoons of the pasta water`. */
const OF_POT = /^\)? of (?:(?:the|their|its|boiling|cold|hot|pasta) )*(fat|water)\b/i

/** Finds the amounts of a step; sizes, lengths and temperatures do not scale. */
export function stepAmounts(
  step: string,
  mentions: readonly Mention[],
  ingredients: readonly string[],
): WrittenAmount[] {
  return [
    ...mentions.flatMap((mention) => ingredientCount(step, mention, ingredients)),
    ...[SCALED_THINGS, PANS].flatMap((pattern) => thingCounts(step, pattern)),
    ...measuredAmounts(step, mentions, ingredients),
  ]
}

function measuredAmounts(
  step: string,
  mentions: readonly Mention[],
  ingredients: readonly string[],
): WrittenAmount[] {
  const groups = amountGroups(step)

  function foodAt(index: number): string | undefined {
    const [group, next] = groups.slice(index, index + 2)
    if (!group) return undefined
    // Both amounts are butter: `½ cup (113 g) plus 1 tablespoon (14 g) butter`.
    const isAdded = next && PLUS.test(step.slice(group.end, next.start))
    return isAdded ? foodAt(index + 1) : ingredientOrPotWord(step, group, mentions, ingredients)
  }

  const amounts = groups.map((group, index) => {
    const food = foodAt(index)
    const isFixed = food === undefined || isFixedKind(group)
    return isFixed ? fixedAmount(group) : [withDensity(readIngredient(food), group.measures)]
  })
  return amounts.toReversed().flat()
}

/** Returns the line of the measured ingredient, or `fat` or `water` from the pot. */
function ingredientOrPotWord(
  step: string,
  { start, end }: AmountGroup,
  mentions: readonly Mention[],
  ingredients: readonly string[],
): string | undefined {
  const behind = step.slice(end)
  if (PER_PIECE.test(behind)) return undefined
  if (ARTICLE.test(step.slice(start)) && !OF_THE.test(behind)) return undefined
  const [, ofPot] = OF_POT.exec(behind) ?? []
  if (ofPot !== undefined) return ofPot
  const [, taken] = PART_OF_FRUIT.exec(behind) ?? []
  if (taken !== undefined)
    return ingredients.find((line) =>
      new RegExp(`\\b(?:${taken}|lemon|lime|orange|grapefruit)s?\\b`, 'i').test(line),
    )
  const next = mentions.find((mention) => mention.start >= end)
  if (!next) return undefined
  const between = step.slice(end, next.start)
  if (!BEFORE_FOOD.test(between) || PREPOSITION.test(between)) return undefined
  return ingredients[next.ingredients[0] ?? -1]
}

const WORD = String.raw`(?!(?:and|at|in|of|on|or|to|with|seconds?|minutes?|hours?)\b)\p{L}[\p{L}-]* `
/** Matches the words between a number and its noun: `large`, `16-ounce (480 ml)`. */
const BETWEEN = String.raw` (?:\d[^ ]*-[a-z]+ (?:\([^)]*\) )?)?(?:${WORD}){0,3}?`

/** Counts of these things scale, but only after certain words: `form 8 balls`. */
const SCALED_THINGS = counted(
  `balls|batches|bowls|crocks|glasses|jars|mounds|mugs|patties|pieces|plates|portions|ramekins|rolls|rounds|skewers|squares|wedges|wells`,
  String.raw`(?<=\b(?:among|between|each of|form|in|into|make|of|on|onto|roll|scoop|shape|soak|the|thread) (?:about )?)`,
)
/** Counts of these do not scale, since a larger batch may use larger pans instead. */
const PANS = counted('disks|molds|pans|strips|tins')
/** Matches text that ends in a count of the next food: `three of the large `. */
const BEFORE_INGREDIENT = new RegExp(
  String.raw`(${NUMBER_PATTERN}|\bhalf (?:of )?the)(?: more)?(?: of the)?${BETWEEN}$`,
  'iu',
)
/** Matches text before a count per thing, which does not scale: `cut each into `. */
const OF_EACH = /\beach\b(?! of)[^.,;:]*$/i
/** Matches text after an amount per thing: ` of oil per pan`. */
const PER_PIECE = /^(?:(?! and | then )[^.,;:])*?\b(?:apiece|at a time|each|every|per)\b/i
/** Matches a noun after a food that names its parts: `three shrimp halves`. */
const PART_BEHIND = /^[ -](?:halves|pieces|quarters|rings|slices|strips|wedges)\b/i

function counted(nouns: string, before = ''): RegExp {
  return new RegExp(String.raw`${before}(${NUMBER_PATTERN})${BETWEEN}(${nouns})\b`, 'giu')
}

function thingCounts(step: string, pattern: RegExp): WrittenAmount[] {
  return [...step.matchAll(pattern)].flatMap(
    ({ 0: whole, 1: number = '', 2: many = '', index }) => {
      const amount = countAt(index, number, 'whole')
      if (OF_EACH.test(step.slice(0, index))) return []
      const end = index + whole.length
      amount.noun = { span: [end - many.length, end], one: singularOf(many), many }
      if (pattern === PANS) amount.isUnknown = true
      return [amount]
    },
  )
}

/** Reads counts of listed foods: `three of the lemons`, or `half the lemon` if one is listed. */
function ingredientCount(
  step: string,
  { start, end, ingredients: indexes }: Mention,
  ingredients: readonly string[],
): WrittenAmount[] {
  const found = BEFORE_INGREDIENT.exec(step.slice(0, start))
  const behind = step.slice(end)
  if (!found || PART_BEHIND.test(behind) || PER_PIECE.test(behind)) return []
  const [before, number = ''] = found
  const [word = ''] = /\p{L}+$/u.exec(step.slice(start, end)) ?? []
  const one = singularOf(word)
  const counts = indexes.flatMap((index) => writtenCounts(ingredients[index] ?? ''))
  const [listed] = counts.find(({ noun }) => noun?.one === one)?.measures ?? []
  const isHalf = number.endsWith(' the')
  if (!listed || (isHalf && listed.quantity !== 1)) return []
  const amount = countAt(found.index, number, listed.unit)
  // The noun in `one of the lemons` stays plural.
  if (isHalf || !before.includes(' of the '))
    amount.noun = { span: [end - word.length, end], one, many: pluralOf(one) }
  return [amount]
}

function countAt(start: number, number: string, unit: CookingUnit): WrittenAmount {
  const quantity = readQuantity(number, 0)?.value ?? 0
  return { measures: [{ span: [start, start + number.length], quantity, unit }] }
}
