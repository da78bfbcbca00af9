// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { MadeUpRecipe } from '../../../tests/support/madeUpRecipes.ts'
import { buildFinder } from '../../content/finding/buildFinder.ts'
import { readFilters } from './filters.ts'
import { suggestFewerFilters, MissingFoods } from './filteredList.tsx'
import { createFinder } from './finder.ts'
import { show } from '../../../tests/support/show.tsx'

function recipeOf(category: string, prepTime: number, words: Partial<MadeUpRecipe>): MadeUpRecipe {
  const plain = { id: 1, title: 'Dish', cookTime: 0, date: '2026-01-01', mainIngredients: [] }
  return { ...plain, category, prepTime, foods: [['egg']], ...words }
}

const recipes = [
  recipeOf('Dinner', 60, { course: 'main' }),
  recipeOf('Dinner', 90, { course: 'main', diet: ['vegan', 'nut-free'] }),
  recipeOf('Dinner', 40, { course: 'side', diet: ['vegan'] }),
  recipeOf('Quick Meals', 20, { course: 'main' }),
  recipeOf('Quick Meals', 10, { course: 'drink', foods: [['milk']] }),
  recipeOf('Bread', 15, {}),
]
const index = buildFinder(recipes)
const find = createFinder(index, recipes)

test.each([
  [
    'category=Dinner&time=30',
    [
      ['with “Main” in place of “Dinner”', 1, '?time=30&course=main'],
      ['without “Up to 30 min”', 3, '?category=Dinner'],
      ['without “Dinner”', 3, '?time=30'],
    ],
  ],
  [
    'category=Bread&diet=vegan,nut-free',
    [
      ['without “Nut-free, Vegan”', 1, '?category=Bread'],
      ['without “Bread”', 1, '?diet=nut-free,vegan'],
    ],
  ],
  [
    'time=15&course=drink&have=egg',
    [
      ['without “Drink”', 1, '?time=15&have=egg'],
      ['without “What I have”', 1, '?time=15&course=drink'],
    ],
  ],
  ['category=Bread&time=15&diet=vegan&have=milk', []],
])('of %s, these may go: %j', (search, ways) => {
  const category = new URLSearchParams(search).get('category')
  const filters = readFilters(search, index)
  expect(find(filters, category).places).toEqual([])
  const found = suggestFewerFilters({ search, category, filters }, find, index)
  expect(found.map(({ words, count, search: left }) => [words, count, left])).toEqual(ways)
})

test.each([
  [[], 'You have everything'],
  [['egg', 'butter or oil'], 'Missing 2: egg, butter or oil'],
])('of a recipe that misses %j, the card says “%s”', (names, words) => {
  show(<MissingFoods names={names} />)
  expect(document.querySelector('p')?.textContent).toBe(words)
})
