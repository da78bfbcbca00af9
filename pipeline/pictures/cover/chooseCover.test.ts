import { expect, test } from 'vitest'
import { chooseCover, CLOTHS } from './chooseCover.ts'
import { coverIcon } from './coverIcons.ts'

test('documents of a category share a color, and their titles choose among all cloths', () => {
  const covers = Array.from({ length: 20 }, (_, index) =>
    chooseCover('recipes', { title: `Soup number ${index}`, category: 'Dinner' }),
  )
  expect(new Set(covers.map(({ color }) => color)).size).toBe(1)
  expect(new Set(covers.map(({ cloth }) => cloth)).size).toBe(CLOTHS.length)
})

test('a document of which little is known has one, too', () => {
  expect(chooseCover('', {}).sign).toMatch(/^M/)
  expect(chooseCover('reviews', { title: '', category: '' }).sign).toMatch(/^M/)
})

test('the sign of a cover is that of its course, else of its category, else of its kind', () => {
  const recipe = coverIcon('recipes', { category: 'Supper' })
  expect(coverIcon('recipes', {})).toBe(recipe)
  expect(coverIcon('recipes', { category: 'Desserts' })).not.toBe(recipe)
  const dessert = coverIcon('recipes', { category: 'Breakfast', course: 'dessert' })
  expect(dessert).toBe(coverIcon('recipes', { category: 'Desserts' }))
  expect(coverIcon('reviews', {})).not.toBe(recipe)
})
