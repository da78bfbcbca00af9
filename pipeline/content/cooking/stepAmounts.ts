import type { WrittenAmount } from '../../../src/content/cooking/cookingData.ts'
import { readIngredient } from '../ingredients/readIngredient.ts'
import { type AmountGroup, amountGroups, fixedAmounts } from './amountGroups.ts'
import { withDensity } from './withDensity.ts'
import type { Mention } from './foodMentions.ts'
import { PER_PIECE, stepCounts } from './stepCounts.ts'

/** Matches the words between an amount and its food: ` of the unsalted `. */
const BEFORE_FOOD =
  /^\)?(?: more)?(?: of)?(?: the| that| your| this| melted| reserved)*(?: [\p{L}-]+){0,2} ?$/u
/** A preposition means that the food behind it is another: `2 tablespoons into the sugar`. */
const PREPOSITION = /\b(?:and|at|each|for|from|in|into|on|onto|or|over|per|then|to|until|with)\b/i
/** Matches what is taken of a fruit, which the list names: ` of the juice`. */
const TAKEN = /^\)? of (?:the )?(juice|pulp|zest)\b/i
/** An article starts a general statement: `a pound of beans swallows much salt`. */
const ARTICLE = /^an? /i
const OF_THE = /^\)? of the\b/i
/** Water and fat of the pot, which no line needs to list. */
const OF_POT = /^\)? of (?:(?:the|their|its|boiling|cold|hot|pasta) )*(fat|water)\b/i

/** Amounts and counts of ingredients and pieces scale; sizes, lengths and temperatures do not. */
export function stepAmounts(
  step: string,
  mentions: readonly Mention[],
  ingredients: readonly string[],
): WrittenAmount[] {
  const amounts = amountGroups(step).flatMap((group): WrittenAmount[] => {
    const line = ingredientOf(step, group, mentions, ingredients)
    if (line !== undefined) return [withDensity(readIngredient(line).food, group.measures)]
    return group.measures.length > 1 ? [{ measures: group.measures, isFixed: true }] : []
  })
  return [...amounts, ...fixedAmounts(step), ...stepCounts(step, mentions, ingredients)]
}

function ingredientOf(
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
  const [, taken] = TAKEN.exec(behind) ?? []
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
