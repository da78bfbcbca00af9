// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MadeUpRecipe } from '../../../tests/support/madeUpRecipes.ts'
import type { RecipeCardData } from '../../content/prerender/cards.ts'
import { buildFinder } from '../../content/prerender/buildFinder.ts'
import { FACETS } from '../../content/finderIndex.ts'
import { readFilters, type Filters, NO_FILTERS, countFilters, writeFilters } from './filters.ts'
import { MissingFoods, suggestFewerFilters } from './filteredList.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { createFinder } from './finder.ts'
import { settled, show } from '../../../tests/support/show.tsx'
import { HAS_FILTER, useRecipeFilters } from './useRecipeFilters.ts'
import { suggestFoods } from './FoodsAtHandFilter.tsx'

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
])('of the filters %s, which find nothing, these may go: %j', (search, ways) => {
  const category = new URLSearchParams(search).get('category')
  const filters = readFilters(search, index)
  expect(find(filters, category).found).toEqual([])
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

test.each([
  ['are read and recipes rated', true, { foods: [['egg']], rating: 4 }],
  ['are not read and no recipe is rated', false, { foods: [] }],
])('where foods %s, the panel offers to choose and sort by them: %s', (_are, isOffered, words) => {
  const listed = [recipeOf('Bread', 15, words)]
  const indexed = buildFinder(listed)
  const found = { ...createFinder(indexed, listed)(NO_FILTERS, null), filters: NO_FILTERS }
  const state = { ...found, index: indexed, active: 0, count: 1 }
  show(<FilterPanel found={state} isOpen close={() => {}} />)
  const aids = [
    screen.queryByRole('group', { name: 'What I have' }),
    screen.queryByRole('option', { name: 'Best rated' }),
  ]
  expect(aids.map((aid) => aid !== null)).toEqual([isOffered, isOffered])
})

const facetIndex = buildFinder([
  {
    prepTime: 5,
    cookTime: 5,
    rating: 5,
    date: '2026-01-01',
    diet: ['vegan', 'gluten-free'],
    course: 'main',
    cuisine: 'Lao, Thai',
    keywords: ['one pot'],
    mainIngredients: ['beans'],
    foods: [['jalapeño'], ['soy sauce'], ['egg']],
  },
])

const ALL: Filters = {
  time: 30,
  facets: {
    diet: ['gluten-free', 'vegan'],
    course: ['main'],
    cuisine: ['Lao, Thai'],
    main: ['beans'],
    keyword: ['one pot'],
  },
  have: ['egg', 'soy sauce'],
  sort: 'quickest',
}

test('choices stand in the address so that people can read them, beside what else is there', () => {
  const search = writeFilters('?category=Healthy+Eats', ALL)
  expect(search).toBe(
    '?category=Healthy+Eats&time=30&diet=gluten-free,vegan&course=main&cuisine=Lao,+Thai' +
      '&main=beans&keyword=one+pot&have=egg,soy+sauce&sort=quickest',
  )
  expect(writeFilters(search, NO_FILTERS)).toBe('?category=Healthy+Eats')
})

test('an address with any of them, and no other, loads the filters', () => {
  const written = [...new URLSearchParams(writeFilters('', ALL))]
  expect(written).toHaveLength(FACETS.length + 3)
  for (const [name, value] of written) {
    expect(`?category=Lunch&${name}=${value}`).toMatch(HAS_FILTER)
    expect(`?${name}=${value}`).toMatch(HAS_FILTER)
  }
  expect('?category=Lunch&utm_source=time&settime=1').not.toMatch(HAS_FILTER)
})

test('filters that were written into an address are read from it', () => {
  expect(readFilters(writeFilters('', ALL), facetIndex)).toEqual(ALL)
  expect(readFilters('', facetIndex)).toEqual(NO_FILTERS)
})

test.each([
  '?time=31',
  '?time=',
  '?diet=paleo',
  '?course=main,side',
  '?cuisine=Martian&main=&keyword=%',
  '?have=moon+dust',
  '?sort=random',
  '?sort=missing',
  '?constructor=1&__proto__=2',
])('%s asks for nothing that is there', (search) => {
  const filters = readFilters(search, facetIndex)
  expect(filters).toEqual(NO_FILTERS)
  expect(countFilters(filters)).toBe(0)
})

test('of what an address asks for, the known part counts', () => {
  const { facets, have } = readFilters('?diet=paleo,VEGAN&have=moon,jalapeno,jalapeno', facetIndex)
  expect([facets.diet, have]).toEqual([['vegan'], ['jalapeño']])
})

test('the order by what is missing is there with foods at hand', () => {
  expect(readFilters('?sort=missing&have=egg', facetIndex).sort).toBe('missing')
})

test('every choice of a filter counts as one', () => {
  const choices = Object.values(ALL.facets).flat().length + ALL.have.length
  expect(countFilters(ALL)).toBe(choices + 2)
})

const FOODS = [
  { name: 'bell pepper', count: 9 },
  { name: 'crème fraîche', count: 1 },
  { name: 'egg', count: 3 },
  { name: 'egg noodle', count: 8 },
  { name: 'Parmesan', count: 4 },
  { name: 'peach', count: 2 },
  { name: 'raspberry', count: 5 },
]

test.each([
  ['p', ['Parmesan', 'peach', 'bell pepper']],
  ['egg', ['egg', 'egg noodle']],
  ['Eggs', ['egg', 'egg noodle']],
  ['peaches', ['peach']],
  ['raspberries', ['raspberry']],
  ['creme', ['crème fraîche']],
  ['PEPPER ', ['bell pepper']],
  ['oodle', []],
])('“%s” suggests %j', (typed, names) => {
  expect(suggestFoods(typed, FOODS).map(({ name }) => name)).toEqual(names)
})

test('with nothing typed, what most recipes use comes first, and a list stays short', () => {
  const many = Array.from({ length: 50 }, (_, count) => ({ name: `food ${count}`, count }))
  expect(suggestFoods('', many).map(({ count }) => count)).toEqual([49, 48, 47, 46, 45, 44, 43, 42])
})

function Toggle({ cards }: { cards: RecipeCardData[] }) {
  const { toggle } = useRecipeFilters({ finder: 'v1', recipes: cards }, null)
  return <button onClick={toggle}>Filters</button>
}

test('the index is loaded when the filters are opened, and once', async () => {
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json(index))
  vi.stubGlobal('fetch', fetched)
  const cards: RecipeCardData[] = []
  const { user, unmount } = show(<Toggle cards={cards} />, { at: '/recipes' })
  expect(fetched).not.toHaveBeenCalled()
  const press = () => user.click(screen.getByRole('button', { name: 'Filters' }))
  for (let count = 0; count < 3; count += 1) await settled(press)
  unmount()
  await settled(() => show(<Toggle cards={cards} />, { at: '/recipes?time=30' }))
  expect(fetched).toHaveBeenCalledOnce()
})
