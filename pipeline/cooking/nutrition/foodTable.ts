/** Finds foods in the table that scripts/nutrition/drawFoods.ts generates. */
import { groupBy } from '../../../src/shared/groupBy.ts'
import { once } from '../../../src/shared/memoize.ts'
import { useOf } from '../foods/describingWords.ts'
import { mainFood } from '../foods/foodNames.ts'
import { namesOfWords } from '../words/singularWords.ts'
import foods from './foods.json' with { type: 'json' }

/** In the order of `NUTRIENTS`: kcal, grams, and milligrams of sodium. */
export type NutrientAmounts = readonly number[]

export interface TableFood {
  /** Per 100 g. */
  nutrients: NutrientAmounts
  /** Grams of `cup`, `each`, `large`, `clove`; `waste` and `drained` are percent. */
  grams: ReadonlyMap<string, number>
}

/** Names by their last word, longest names first. */
const namesByLastWord = once(() => {
  const names = foods.flatMap(namesInRow)
  names.sort((a, b) => b.words.length - a.words.length || b.besides.length - a.besides.length)
  return groupBy(names, ({ words }) => words.slice(-1))
})

function namesInRow(row: string) {
  const [names = '', , nutrients = '', measures = ''] = row.split(' | ')
  const food: TableFood = { nutrients: nutrients.split(' ').map(Number), grams: gramsIn(measures) }
  return names.split(', ').map((each) => {
    // `chickpea & can`: the line must also say `can`.
    const [name = '', ...besides] = each.split(' & ')
    return { words: namesOfWords(name), besides: besides.map(asPattern), food }
  })
}

/** Parses `cup 125, each 5`. */
export function gramsIn(measures: string): Map<string, number> {
  const parts = measures.matchAll(/([^,]+) ([\d.]+)/g)
  return new Map(Array.from(parts, ([, name = '', grams]) => [name.trim(), Number(grams)]))
}

const PACKED = 'can(?:s|ned)?|tin(?:s|ned)?|jars?'

function asPattern(words: string): RegExp {
  return new RegExp(`(?<!\\w)(?:${words === 'can' ? PACKED : words})(?!\\w)`, 'i')
}

/** Parts that count as other foods: lemon juice is not lemon. */
const OTHER_FOODS =
  /^(?:brine|concentrate|crumb|essence|extract|juice|oil|paste|powder|puree|seed|zest)$/
/** Matches reduced variants, which need rows of their own. */
const LIGHTER = /\b(?:diet|low ?fat|nonfat|fat free|reduced fat|sugar free)\b/

/**
 * Finds a food by its singular words; only names of parts may follow the name in the phrase.
 *
 * @param text the whole line
 * @returns undefined if the table may know only part of the food, as in `cashew butter`
 */
export function findFood(phrase: readonly string[], text: string): TableFood | undefined {
  const last = phrase.at(-1) ?? ''
  const found = namesByLastWord()
    .get(last)
    ?.find(
      ({ words, besides }) =>
        phrase.slice(-words.length).join() === words.join() &&
        besides.every((pattern) => pattern.test(text)),
    )
  if (found) {
    const before = phrase.slice(0, -found.words.length).join(' ')
    return LIGHTER.test(before) || mainFood(before) ? undefined : found.food
  }
  const use = useOf(last)
  if (use === undefined || use === 'other' || OTHER_FOODS.test(last)) return undefined
  return findFood(phrase.slice(0, -1), text)
}
