import { expect, test } from 'vitest'
import type { SearchableText } from '../../../content/search/searchable.ts'
import { chooseExcerpt } from './ResultList.tsx'

const DOCUMENT: SearchableText = {
  title: 'A dish',
  category: 'Dinner',
  picture: { name: 'recipes-1', color: '#cccccc' },
  imageDesc: 'A plate',
  summary: 'A dish with a summary.',
  points: ['2 lemons', '1 onion', '3 tablespoons olive oil'],
  text: [
    'Short.',
    `${'Nothing of it is here. '.repeat(20)}Now the zest of a lemon, and the olive oil. ${'And so on it goes. '.repeat(20)}`,
  ],
  topics: [],
}

const excerpt = (...words: string[]) => chooseExcerpt(DOCUMENT, new Set(words))

test('the summary is shown when the words stand in it, or nowhere but in the title', () => {
  expect(excerpt('summary')).toBe('A dish with a summary.')
  expect(excerpt('zucchini')).toBe('A dish with a summary.')
})

test('ingredients are shown side by side', () => {
  expect(excerpt('onion')).toBe('2 lemons · 1 onion · 3 tablespoons olive oil')
})

test('of a long text a piece is shown, in which most of the words stand', () => {
  const piece = excerpt('zest', 'lemon', 'olive')
  expect(piece).toMatch(/^… .*Now the zest of a lemon, and the olive oil\. .* …$/)
  expect(piece.length).toBeLessThan(200)
})

test('a piece begins and ends between words', () => {
  const words = excerpt('zest')
    .replaceAll(/^… | …$/g, '')
    .split(' ')
  const all = new Set(DOCUMENT.text[1]?.split(' '))
  expect(words.filter((word) => !all.has(word))).toEqual([])
})

test('a text without a place to break in is cut all the same', () => {
  const text = [`lemon${'x'.repeat(500)} ${'y'.repeat(300)}-lemon-${'z'.repeat(300)}`]
  const piece = chooseExcerpt({ ...DOCUMENT, summary: '', points: [], text }, new Set(['lemon']))
  expect(piece).toContain('lemon')
  expect(piece.length).toBeLessThan(200)
})
