import { expect, test } from 'vitest'
import { shareText } from './shareText.ts'

const RECIPE = { title: 'Chana masala', category: 'Dinner', prepTime: 15, cookTime: 20 }

test('a recipe says its category and how long it takes in all', () => {
  expect(shareText('recipes', RECIPE)).toEqual({ title: 'Chana masala', kicker: 'Dinner · 35 min' })
})

test.each([
  [119, 0, '119 min'],
  [385, 20, '6 h 45 min'],
])('%i and %i minutes are %s', (prepTime, cookTime, said) => {
  expect(shareText('recipes', { ...RECIPE, prepTime, cookTime }).kicker).toBe(`Dinner · ${said}`)
})

test('a rest is said beside the time, by its name or without', () => {
  const chilled = { ...RECIPE, restTime: 240, restKind: 'chilling' }
  expect(shareText('recipes', chilled).kicker).toBe('Dinner · 35 min + 4 h chilling')
  const rested = { ...RECIPE, restTime: 45 }
  expect(shareText('recipes', rested).kicker).toBe('Dinner · 35 min + 45 min resting')
})

test('a review says that it is one, which its title, a product, does not', () => {
  expect(shareText('reviews', { title: 'Kazane 7-Inch Santoku', category: 'Knives' })).toEqual({
    title: 'Kazane 7-Inch Santoku',
    kicker: 'Knives · Review',
  })
})

test('a post says its category', () => {
  expect(shareText('posts', { title: 'Weigh your flour', category: 'Kitchen Tips' }).kicker).toBe(
    'Kitchen Tips',
  )
})

test('the site says its tagline alone', () => {
  expect(shareText('', { title: 'Your trusted source' })).toEqual({
    title: 'Your trusted source',
    kicker: '',
  })
})
