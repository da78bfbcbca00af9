import { expect, test } from 'vitest'
import { checkWith, goodRecipe } from '../../../tests/content/goodContent.ts'
import { documentsByName } from './references.ts'
import { costOf, foodPrices } from './recipeCost.ts'

const SITE_PRICES = foodPrices({
  prices: [
    { food: 'butter', price: '4 per 250 g' },
    { food: 'milk', price: '1.20 per 1 L' },
    { food: 'eggs', price: '3 per 12' },
  ],
})

/** The cost of one of two servings. */
function centsOf(lines: object[], prices = SITE_PRICES, language: 'en' | 'de' = 'en') {
  const sauce = [{ text: '50 g butter' }]
  const { documents } = checkWith({
    'recipes/1.yaml': goodRecipe({ ingredients: lines }),
    'recipes/2.yaml': goodRecipe({ id: 2, makes: '400 g', ingredients: sauce }),
  })
  const known = documentsByName(documents)
  const cost = costOf(known.get('recipes/1')?.values ?? {}, known, language, prices)
  return cost === undefined ? undefined : Math.round(cost * 100)
}

const BATTER = [{ text: '2 large eggs' }, { text: '1 cup (240 ml) whole milk' }]

test('a serving costs its share of what is weighed, poured and counted', () => {
  expect(centsOf(BATTER)).toBe(39)
})

test('water, salt, pinches and what is optional need no price', () => {
  const free = ['1 cup water', 'Salt, to taste', '1 pinch nutmeg', '2 ounces pecans (optional)']
  expect(centsOf([...BATTER, ...free.map((text) => ({ text }))])).toBe(39)
})

test('an ingredient that another recipe makes costs a share of that', () => {
  expect(centsOf([{ text: '100 g sauce', recipe: 2 }])).toBe(10)
})

test('without a price for all else, nothing is said, nor in a language of other foods', () => {
  expect(centsOf([...BATTER, { text: '2 ounces pecans' }])).toBeUndefined()
  expect(centsOf(BATTER, new Map())).toBeUndefined()
  expect(centsOf(BATTER, SITE_PRICES, 'de')).toBeUndefined()
})
