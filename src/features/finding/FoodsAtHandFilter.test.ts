import { expect, test } from 'vitest'
import { suggestFoods } from './FoodsAtHandFilter.tsx'

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
