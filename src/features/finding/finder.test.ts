import { createRandom, type Random } from '../../../tests/support/random.ts'
import { describe, expect, test } from 'vitest'
import {
  CATEGORIES,
  type MadeUpRecipe,
  madeUpRecipes,
} from '../../../tests/support/madeUpRecipes.ts'
import { buildFinder } from '../../content/prerender/buildFinder.ts'
import { FACETS, type Facet, TIMES } from '../../content/finderIndex.ts'
import { timeWithRest } from '../../content/restTime.ts'
import { type Filters, NO_FILTERS } from './filters.ts'
import { createFinder } from './finder.ts'

const recipes = madeUpRecipes(300, 'found')
const index = buildFinder(recipes)
const find = createFinder(index, recipes)

const WORDS = {
  diet: ({ diet = [] }) => diet,
  course: ({ course }) => (course === undefined ? [] : [course]),
  cuisine: ({ cuisine }) => (cuisine === undefined ? [] : [cuisine]),
  main: ({ mainIngredients }) => mainIngredients,
  keyword: ({ keywords = [] }) => keywords,
} satisfies Record<Facet, (recipe: MadeUpRecipe) => readonly string[]>

/** A simple reference implementation of the finder. */
function foundByHand(filters: Filters, category: string | null): MadeUpRecipe[] {
  return recipes.filter((recipe) => {
    const { time, facets, have } = filters
    return (
      (category === null || recipe.category === category) &&
      (time === null || timeWithRest(recipe) <= time) &&
      FACETS.every((facet) => {
        const words: readonly string[] = WORDS[facet](recipe)
        return facets[facet].every((word) => words.includes(word))
      }) &&
      (have.length === 0 || recipe.foods.flat().some((food) => have.includes(food)))
    )
  })
}

function countByHand(filters: Filters, category: string | null): number {
  return foundByHand(filters, category).length
}

function anyOf<Value>(values: readonly Value[], most: number, random: Random): Value[] {
  const count = random.whole(0, most)
  return values.filter(() => random.next() < count / values.length)
}

function anyFilters(random: Random): Filters {
  const single = (facet: Facet) =>
    random.next() < 0.3 ? anyOf(index.facets[facet].names, 1, random).slice(0, 1) : []
  return {
    ...NO_FILTERS,
    time: random.next() < 0.4 ? random.pick(TIMES) : null,
    facets: {
      diet: anyOf(index.facets.diet.names, 2, random),
      course: single('course'),
      cuisine: single('cuisine'),
      main: single('main'),
      keyword: single('keyword'),
    },
    have: random.next() < 0.5 ? anyOf(index.foods.names, 5, random) : [],
  }
}

const random = createRandom('choices')
const choices = Array.from({ length: 12 }, (_, number) => ({
  number,
  filters: anyFilters(random),
  category: random.next() < 0.5 ? random.pick(CATEGORIES) : null,
}))

describe.each(choices)('choice $number', ({ filters, category }) => {
  const { found, counts } = find(filters, category)

  test('finds what has all of it, in the order of the list', () => {
    expect(found).toEqual(foundByHand(filters, category))
  })

  test('says of every time how many recipes it would leave', () => {
    const [any, ...each] = [null, ...TIMES].map((time) =>
      countByHand({ ...filters, time }, category),
    )
    expect(counts.time).toEqual({ perChoice: each, withoutChoice: any })
  })

  test.each(FACETS)('says of every %s how many recipes it would leave', (facet) => {
    const leaves = (words: readonly string[]) =>
      countByHand({ ...filters, facets: { ...filters.facets, [facet]: words } }, category)
    const others = facet === 'diet' ? filters.facets.diet : []
    const { names } = index.facets[facet]
    expect(counts.facets[facet].perChoice).toEqual(names.map((name) => leaves([...others, name])))
    expect(counts.facets[facet].withoutChoice).toBe(leaves([]))
  })

  test('says of every food how many recipes it would leave', () => {
    const byHand = index.foods.names.map((name) =>
      countByHand({ ...filters, have: [...filters.have, name] }, category),
    )
    expect(counts.have).toEqual(byHand)
  })
})

test('the choices that are counted find something, and less than all', () => {
  const found = choices.map(({ filters, category }) => countByHand(filters, category))
  const telling = found.filter((count) => count > 0 && count < recipes.length)
  expect(telling.length).toBeGreaterThan(choices.length / 3)
})

function isAscending(values: number[]): boolean {
  return values.every((value, row) => row === 0 || value >= (values[row - 1] ?? 0))
}

function order(sort: Filters['sort']): MadeUpRecipe[] {
  return find({ ...NO_FILTERS, sort }, null).found
}

describe('the order is that of', () => {
  test('the list, for those that are equal too', () => {
    expect(order(null)).toEqual(recipes)
    const best = order('rating').filter(({ rating }) => rating === 5)
    expect(best.length).toBeGreaterThan(1)
    expect(isAscending(best.map(({ id }) => id))).toBe(true)
  })

  test.each<[string, Filters['sort'], (recipe: MadeUpRecipe) => number]>([
    ['the day, the latest first', 'newest', ({ date }) => -Date.parse(date)],
    ['the time with the rest', 'quickest', timeWithRest],
    ['the rating, the best first', 'rating', ({ rating = 0 }) => -rating],
  ])('%s', (_what, sort, valueOf) => {
    expect(isAscending(order(sort).map(valueOf))).toBe(true)
  })

  test('the alphabet, in which 9 comes before 10', () => {
    const titles = ['Eggs 10 ways', 'Eggs 9 ways', 'Éclairs']
    const listed = titles.map((title) => ({ title, category: 'Lunch' }))
    const byTitle = createFinder(buildFinder(recipes.slice(0, 3)), listed)
    const { found } = byTitle({ ...NO_FILTERS, sort: 'title' }, null)
    expect(found.map(({ title }) => title)).toEqual(['Éclairs', 'Eggs 9 ways', 'Eggs 10 ways'])
  })

  test('how many foods are not at hand', () => {
    const have = ['egg', 'flour', 'butter', 'garlic']
    const { found, missingFor } = find({ ...NO_FILTERS, have, sort: 'missing' }, null)
    const missing = found.map((recipe) => missingFor(recipe).length)
    expect(new Set(missing).size).toBeGreaterThan(3)
    expect(isAscending(missing)).toBe(true)
  })
})

test('what is missing is named, and any of several that will do is at hand or not as one', () => {
  const [plain] = recipes
  if (!plain) throw new Error('There is no recipe.')
  const recipe = { ...plain, foods: [['egg'], ['ham', 'tofu'], ['rum', 'wine'], ['flour']] }
  const answer = createFinder(buildFinder([recipe]), [recipe])
  const { missingFor } = answer({ ...NO_FILTERS, have: ['egg', 'wine'] }, null)
  expect(missingFor(recipe)).toEqual(['ham or tofu', 'flour'])
})
