import { expect, test } from 'vitest'
import { CLOTHS } from '../../../src/content/cover.ts'
import { chooseCover } from './chooseCover.ts'
import { signOf } from './signs.ts'

const RICE = { title: 'Jollof rice', category: 'Dinner' }

test('a document has the same cover every time, and one of its category has the same color', () => {
  expect(chooseCover('recipes', RICE)).toEqual(chooseCover('recipes', RICE))
  const titles = Array.from({ length: 20 }, (_, index) => `Soup number ${index}`)
  const covers = titles.map((title) => chooseCover('recipes', { ...RICE, title }))
  expect(new Set(covers.map(({ color }) => color)).size).toBe(1)
  expect(new Set(covers.map(({ cloth }) => cloth))).toEqual(new Set(CLOTHS))
})

test('a document of which little is known has one, too', () => {
  expect(chooseCover('', {}).sign).toMatch(/^M/)
  expect(chooseCover('reviews', { title: '', category: '' }).sign).toMatch(/^M/)
})

test('its sign is that of its course, else of its category, else of its kind', () => {
  const dinner = signOf('recipes', { category: 'Dinner' })
  expect(signOf('recipes', { category: 'Supper' })).toBe(dinner)
  const dessert = signOf('recipes', { category: 'Dinner', course: 'dessert' })
  expect(dessert).not.toBe(dinner)
  expect(signOf('recipes', { category: 'Desserts' })).toBe(dessert)
  expect(signOf('reviews', { category: 'Knives' })).not.toBe(signOf('reviews', {}))
  expect(signOf('reviews', { category: 'Pantry Staples' })).not.toBe(
    signOf('reviews', { category: 'Cookware' }),
  )
})
