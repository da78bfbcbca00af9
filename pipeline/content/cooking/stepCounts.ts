import type { WrittenAmount } from '../../../src/content/cooking/cookingData.ts'
import { NUMBER_WORDS } from '../../../src/content/cooking/kitchenNumber.ts'
import { pluralOf, singularOf } from '../ingredients/inflect.ts'
import { readQuantity } from './durations.ts'
import type { Mention } from './foodMentions.ts'
import { writtenCounts } from './writtenCounts.ts'

const NUMBER = String.raw`(?<![\d.,/-])(?:\d+ ?[½¼¾⅓⅔⅛]|\d+|[½¼¾⅓⅔⅛]|\b(?:half an?|${NUMBER_WORDS.join('|')})\b)`
const WORD = String.raw`(?!(?:and|at|in|of|on|or|to|with|seconds?|minutes?|hours?)\b)\p{L}[\p{L}-]* `
/** What stands between a number and its noun: `large`, `16-ounce (480 ml)`. */
const BETWEEN = String.raw` (?:\d[^ ]*-[a-z]+ (?:\([^)]*\) )?)?(?:${WORD}){0,3}?`

function counted(nouns: string, before = ''): RegExp {
  return new RegExp(
    String.raw`${before && String.raw`(?<=\b(?:${before}) (?:about )?)`}(${NUMBER})${BETWEEN}(${nouns})\b`,
    'giu',
  )
}

/** Things that each serving has, and batches of a size that the pan sets. */
const FOLLOWING = [
  counted('bowls|crocks|glasses|jars|mugs|plates|ramekins', 'among|between|each of|into|on|onto'),
  counted(
    'balls|mounds|patties|pieces|portions|rolls|skewers|squares|wedges|wells',
    'form|in|into|make|roll|scoop|shape|soak|thread',
  ),
  counted('batches|rounds', 'in|into|of|the'),
]
/** Larger batches have more of them or larger ones. */
const UNKNOWN = counted('disks|molds|pans|strips|tins')
const BEFORE_INGREDIENT = new RegExp(
  String.raw`(?:(${NUMBER})(?: more)?(?: of the)?|(\bhalf (?:of )?the))${BETWEEN}$`,
  'iu',
)
/** What is cut from each thing does not depend on how many there are. */
const OF_EACH = /\beach\b(?! of)[^.,;:]*$/i
const FOR_EACH = /^(?:(?! and | then )[^.,;:])*?\b(?:apiece|at a time|each|every|per)\b/i

/** `three shrimp halves` are no shrimp. */
const PART_BEHIND = /^[ -](?:halves|pieces|quarters|rings|slices|strips|wedges)\b/i

/** Whether an amount is for each of several things, by the text behind it. */
export function isForEach(behind: string): boolean {
  return FOR_EACH.test(behind)
}

/** Returns the numbers of ingredients, pieces and dishes in a step that change with the servings. */
export function stepCounts(
  step: string,
  mentions: readonly Mention[],
  ingredients: readonly string[],
): WrittenAmount[] {
  return [
    ...mentions.flatMap((mention) => ingredientCount(step, mention, ingredients)),
    ...FOLLOWING.flatMap((pattern) => thingCounts(step, pattern)),
    ...thingCounts(step, UNKNOWN),
  ]
}

function thingCounts(step: string, pattern: RegExp): WrittenAmount[] {
  return [...step.matchAll(pattern)].flatMap(
    ({ 0: whole, 1: number = '', 2: many = '', index }) => {
      const quantity = quantityOf(number)
      if (quantity < 2 || OF_EACH.test(step.slice(0, index))) return []
      const end = index + whole.length
      const amount: WrittenAmount = {
        measures: [{ span: [index, index + number.length], quantity, unit: 'whole' }],
        noun: { span: [end - many.length, end], one: singularOf(many), many },
      }
      if (pattern === UNKNOWN) amount.isUnknown = true
      return amount
    },
  )
}

/** `three of the lemons`; `half the lemon` where the list has one. */
function ingredientCount(
  step: string,
  { start, end, ingredients: indexes }: Mention,
  ingredients: readonly string[],
): WrittenAmount[] {
  const found = BEFORE_INGREDIENT.exec(step.slice(0, start))
  const behind = step.slice(end)
  if (!found || PART_BEHIND.test(behind) || isForEach(behind)) return []
  const [, number, half = ''] = found
  const [word = ''] = /\p{L}+$/u.exec(step.slice(start, end)) ?? []
  const listed = indexes
    .flatMap((index) => writtenCounts(ingredients[index] ?? ''))
    .find(({ noun }) => noun?.one === singularOf(word))
  const [inList] = listed?.measures ?? []
  if (!inList || (number === undefined && inList.quantity !== 1)) return []
  const written = number ?? half
  const quantity = number === undefined ? 0.5 : quantityOf(number)
  const span = [found.index, found.index + written.length] as const
  const amount: WrittenAmount = { measures: [{ span, quantity, unit: inList.unit }] }
  // `one of the lemons` stays plural.
  if (half !== '' || !/ of the /i.test(found[0])) {
    const one = singularOf(word)
    amount.noun = { span: [end - word.length, end], one, many: pluralOf(one) }
  }
  return [amount]
}

function quantityOf(number: string): number {
  return readQuantity(number, 0)?.value ?? 0
}
