/** Guards the recipes that the site starts with; editors may change these rules with them. */
import { expect, test } from 'vitest'
import { energyOf } from '../../pipeline/content/warnings/nutritionSum.ts'
import { isStepHeading } from '../../src/content/groups.ts'
import { withoutMetric } from './recipeSense.ts'
import {
  groups,
  ingredientsOf,
  isGroup,
  outside,
  recipes,
  text,
  texts,
  upTo,
  wrong,
} from './startingContent.ts'

/** A day that is so many days before another; both as YYYY-MM-DD. */
function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - count)
  return date.toISOString().slice(0, 10)
}

test('recipes 1 to 50 are dated daily back from 2025-10-19, and 51 to 53 fall before the newest', () => {
  const daily = upTo(50).map((id) => daysBefore('2025-10-19', id - 1))
  expect(daily.at(-1)).toBe('2025-08-31')
  expect(recipes.map(({ values }) => values.date)).toEqual([
    ...daily,
    '2025-10-16',
    '2025-10-17',
    '2025-10-18',
  ])
})

test('recipes are rated from 4.6 to 5, with one decimal', () => {
  expect(wrong(recipes, ({ values }) => outside(4.6, 5, values.rating))).toEqual([])
  expect(new Set(recipes.map(({ values }) => values.rating)).size).toBeGreaterThan(2)
})

function stepsOf({ values }: (typeof recipes)[number]): string[] {
  return texts(values.instructions).filter((entry) => !isStepHeading(entry))
}

test('recipes have 6 to 14 ingredients and 4 to 9 steps', () => {
  expect(
    wrong(recipes, (recipe) => [
      ...outside(6, 14, ingredientsOf(recipe).length),
      ...outside(4, 9, stepsOf(recipe).length),
    ]),
  ).toEqual([])
})

test('the nutrients of a recipe give its calories within ten percent', () => {
  expect(
    wrong(recipes, ({ values: { nutrition } }) => {
      if (!isGroup(nutrition)) return ['no nutrition']
      const { calories, protein, carbs, fat } = nutrition
      const stated = Number.parseInt(text(calories))
      const [p, c, f] = [protein, carbs, fat].map((grams) => Number.parseInt(text(grams)))
      return outside(0, 0.1, Math.abs(energyOf(p ?? 0, c ?? 0, f ?? 0) - stated) / stated)
    }),
  ).toEqual([])
})

test('US measures of ingredients have metric ones beside them', () => {
  expect(wrong(recipes, (recipe) => withoutMetric(ingredientsOf(recipe)))).toEqual([])
})

test('each of the six shop keywords is used by some recipe', () => {
  const used = new Set(
    recipes.flatMap(({ values }) =>
      groups(values.ingredients).map(({ affiliateKeyword }) => affiliateKeyword),
    ),
  )
  const keywords = ['olive oil', 'salt', 'vanilla', 'spice', 'maple syrup', 'coconut oil']
  expect(keywords.filter((keyword) => !used.has(keyword))).toEqual([])
})
