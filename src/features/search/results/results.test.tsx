// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show, textsOf } from '../../../../tests/support/show.tsx'
import type { StoredDocument } from '../../../content/search/indexFields.ts'
import { chooseExcerpt } from './ResultList.tsx'
import type { SearchChoice } from './runSearch.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MarkedWords } from './MarkedWords.tsx'
import { ResultFilters, describeResults } from './Results.tsx'
import type { SearchableText } from '../../../content/search/searchable.ts'
import type { SearchAnswer } from './engine.ts'

function marked(text: string, ...found: string[]): string {
  const html = renderToStaticMarkup(<MarkedWords found={new Set(found)}>{text}</MarkedWords>)
  return html.replaceAll(/<mark class="[^"]*">/g, '<mark>')
}

test.each([
  ['Tuna Niçoise salad', ['nicoise'], 'Tuna <mark>Niçoise</mark> salad'],
  ['Salt early, SALT late', ['salt'], '<mark>Salt</mark> early, <mark>SALT</mark> late'],
  ['Lemon-herb', ['lemon', 'herb'], '<mark>Lemon</mark>-<mark>herb</mark>'],
  ['Butternut', ['butter'], 'Butternut'],
  ['Nothing', [], 'Nothing'],
  ['', ['x'], ''],
])('in “%s” %j are marked', (text, found, html) => {
  expect(marked(text, ...found)).toBe(html)
})

const HITS: StoredDocument[] = [
  { kind: 'collections', path: '/collections/one-pan', category: '', title: '' },
  { kind: 'recipes', path: '/recipes/1', category: 'Lunch', title: '' },
  { kind: 'recipes', path: '/recipes/2', category: 'Dinner', title: '' },
  { kind: 'recipes', path: '/recipes/3', category: 'Dinner', title: '' },
  { kind: 'pages', path: '/press', category: '', title: '' },
]

function showFilters(kind: SearchChoice['kind'], category: SearchChoice['category'] = null) {
  const ask = vi.fn<(choice: Partial<SearchChoice>) => void>()
  const { user } = show(<ResultFilters hits={HITS} request={{ kind, category }} ask={ask} />)
  return { user, ask }
}

const pressed = () => screen.getByRole('button', { pressed: true }).textContent
const ALL = ['All categories (5)', 'Dinner (2)', 'Lunch (1)']

test.each([
  ['all kinds and categories', null, null, 'All 5', ALL],
  [
    'a kind with its categories',
    'recipes',
    'Lunch',
    'Recipes 3',
    ['All categories (3)', ...ALL.slice(1)],
  ],
  ['a kind without categories', 'collections', null, 'Collections 1', ['All categories (1)']],
  ['a category that nothing was found in', null, 'Soups', 'All 5', [...ALL, 'Soups (0)']],
] as const)('of %s, each has its count', (_what, kind, category, chosen, options) => {
  showFilters(kind, category)
  expect(screen.getByRole('group', { name: 'Kinds of results' })).toBeDefined()
  expect(textsOf('button')).toEqual(['All 5', 'Recipes 3', 'Collections 1', 'Pages 1'])
  expect(pressed()).toBe(chosen)
  expect(textsOf('option')).toEqual(options)
  const select = screen.getByRole('combobox', { name: 'Category' })
  expect(select).toHaveProperty('value', category ?? '')
})

test('a press on a kind forgets the category, which may be of another', async () => {
  const { user, ask } = showFilters(null, 'Lunch')
  await user.click(screen.getByRole('button', { name: /Collections/ }))
  expect(ask).toHaveBeenCalledExactlyOnceWith({ kind: 'collections', category: null })
})

test('a category is chosen, and given up again', async () => {
  const { user, ask } = showFilters(null, 'Lunch')
  await user.selectOptions(screen.getByRole('combobox'), 'Dinner (2)')
  expect(ask).toHaveBeenLastCalledWith({ category: 'Dinner' })
  await user.selectOptions(screen.getByRole('combobox'), 'All categories (5)')
  expect(ask).toHaveBeenLastCalledWith({ category: null })
})

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

test.each([
  ['the summary for its words', 'summary', 'A dish with a summary.'],
  ['the summary for words that are in the title alone', 'zucchini', 'A dish with a summary.'],
  ['ingredients side by side', 'onion', '2 lemons · 1 onion · 3 tablespoons olive oil'],
])('an excerpt is %s', (_what, word, text) => {
  expect(excerpt(word)).toBe(text)
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

const HIT: StoredDocument = { kind: 'recipes', path: '/recipes/1', category: 'Dinner', title: '' }
const NOTHING: Omit<SearchAnswer, 'hits'> = {
  corrected: [],
  unknown: [],
  found: new Set(),
  suggestion: null,
  filters: null,
  isEmpty: false,
  isPartial: false,
}
const CHIKEN = { corrected: [{ typed: 'chiken', correction: 'chicken' }] }
const SOME = 'No page has all of these words; these have some of them.'
const INSTEAD = 'No page has “chiken”, so we searched for “chicken”.'

test.each<[string, number, Partial<SearchAnswer>, number, string]>([
  ['tiramisu', 1, {}, 1, '1 result for “tiramisu”.'],
  [' lemon  cake ', 12, {}, 12, '12 results for “lemon  cake”.'],
  ['soup', 12, {}, 3, '3 of 12 results for “soup”.'],
  ['soup', 12, {}, 0, 'None of 12 results for “soup” is of this kind and category.'],
  ['xyzzy', 0, { unknown: ['xyzzy'] }, 0, 'Nothing was found for “xyzzy”.'],
  ['x'.repeat(61), 0, {}, 0, `Nothing was found for “${'x'.repeat(60)}…”.`],
  ['Fried chiken, chiken!', 4, CHIKEN, 4, `4 results for “Fried chicken, chicken!”. ${INSTEAD}`],
  ['chiken', 0, CHIKEN, 0, 'Nothing was found for “chicken”.'],
  ['leek', 4, { unknown: ['x', 'y'] }, 4, '4 results for “leek”. No page has “x” or “y”.'],
  ['lemon pork', 4, { isPartial: true }, 4, `4 results for “lemon pork”. ${SOME}`],
  ['the', 0, { isEmpty: true }, 0, 'Type a word of two letters or more that is not in every text.'],
])('for “%s” with %i results, %j', (query, count, answer, shown, sentences) => {
  const found = Array.from({ length: count }, () => HIT)
  const result = { answer: { ...NOTHING, hits: found, ...answer }, hits: found.slice(0, shown) }
  expect(describeResults(query, result)).toBe(sentences)
})
