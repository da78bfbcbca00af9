import { expect, test } from 'vitest'
import type { Hit } from './engine.ts'
import { narrow } from './runSearch.ts'

const HITS: Hit[] = [
  { kind: 'posts', id: 3, category: 'Beverages' },
  { kind: 'reviews', id: 9, category: 'Beverages' },
  { kind: 'recipes', id: 4, category: 'Lunch' },
  { kind: 'recipes', id: 2, category: 'Dinner' },
]

function idsOf(hits: Hit[]): string[] {
  return hits.map(({ kind, id }) => `${kind} ${id}`)
}

test('without a choice all are kept, and counted by kind and category', () => {
  const { hits, kinds, categories } = narrow(HITS, { kind: null, category: null })
  expect(hits).toEqual(HITS)
  expect([...kinds]).toEqual([
    ['recipes', 2],
    ['reviews', 1],
    ['posts', 1],
  ])
  expect([...categories]).toEqual([
    ['Beverages', 2],
    ['Dinner', 1],
    ['Lunch', 1],
  ])
})

test('a kind leaves its own documents and categories, and the counts of the other kinds', () => {
  const { hits, kinds, categories } = narrow(HITS, { kind: 'recipes', category: null })
  expect(idsOf(hits)).toEqual(['recipes 4', 'recipes 2'])
  expect(kinds.get('posts')).toBe(1)
  expect([...categories.keys()]).toEqual(['Dinner', 'Lunch'])
})

test('a category leaves its documents, of every kind or of one', () => {
  expect(idsOf(narrow(HITS, { kind: null, category: 'Beverages' }).hits)).toEqual([
    'posts 3',
    'reviews 9',
  ])
  expect(idsOf(narrow(HITS, { kind: 'posts', category: 'Beverages' }).hits)).toEqual(['posts 3'])
  expect(narrow(HITS, { kind: 'posts', category: 'Lunch' }).hits).toEqual([])
})
