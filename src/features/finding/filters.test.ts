import { expect, test } from 'vitest'
import { buildFinder } from '../../content/finding/buildFinder.ts'
import { PARAMETERS } from './useFinding.ts'
import { type Filters, NO_FILTERS, countFilters, readFilters, writeFilters } from './filters.ts'

const index = buildFinder([
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
  expect(written).toHaveLength(8)
  for (const [name, value] of written) {
    expect(`?category=Lunch&${name}=${value}`).toMatch(PARAMETERS)
    expect(`?${name}=${value}`).toMatch(PARAMETERS)
  }
  expect('?category=Lunch&utm_source=time&settime=1').not.toMatch(PARAMETERS)
})

test('what was written is read', () => {
  expect(readFilters(writeFilters('', ALL), index)).toEqual(ALL)
  expect(readFilters('', index)).toEqual(NO_FILTERS)
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
  const filters = readFilters(search, index)
  expect(filters).toEqual(NO_FILTERS)
  expect(countFilters(filters)).toBe(0)
})

test('of what an address asks for, the known part counts', () => {
  const { facets, have } = readFilters('?diet=paleo,VEGAN&have=moon,jalapeno,jalapeno', index)
  expect([facets.diet, have]).toEqual([['vegan'], ['jalapeño']])
})

test('the order by what is missing is there with foods at hand', () => {
  expect(readFilters('?sort=missing&have=egg', index).sort).toBe('missing')
})

test('every choice counts', () => {
  expect(countFilters(ALL)).toBe(10)
})
