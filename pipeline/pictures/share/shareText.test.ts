import { expect, test } from 'vitest'
import { english } from '../../../languages/en/index.ts'
import { shareText } from './shareText.ts'

const RECIPE = { title: 'Chana masala', category: 'Dinner', prepTime: 15, cookTime: 20 }

const brand = 'Pinchwell'

test.each([
  ['recipes', RECIPE, 'Dinner · 35 min'],
  ['recipes', { ...RECIPE, prepTime: 119, cookTime: 0 }, 'Dinner · 119 min'],
  ['recipes', { ...RECIPE, prepTime: 385 }, 'Dinner · 6 h 45 min'],
  ['recipes', { ...RECIPE, restTime: 240, restKind: 'chilling' }, 'Dinner · 35 min + 4 h chilling'],
  ['recipes', { ...RECIPE, restTime: 45 }, 'Dinner · 35 min + 45 min resting'],
  ['reviews', { title: 'Kazane 7-Inch Santoku', category: 'Knives' }, 'Knives · Review'],
  ['posts', { title: 'Weigh your flour', category: 'Kitchen Tips' }, 'Kitchen Tips'],
  ['', { title: 'Your trusted source' }, ''],
])('a document of “%s” says what it is: %j', (folder, document, kicker) => {
  expect(shareText(folder, document, { brand, words: english })).toEqual({
    brand,
    title: document.title,
    kicker,
  })
})
