import { expect, test } from 'vitest'
import type { SearchHit } from '../../../content/search/indexFields.ts'
import { describeResults } from './describeResults.ts'
import type { SearchAnswer } from './engine.ts'

const HIT: SearchHit = { kind: 'recipes', id: '/recipes/1', category: 'Dinner', title: '' }
const CHIKEN = { corrected: [{ typed: 'chiken', meant: 'chicken' }] }

/** @param shown how many of them the chosen kind and category leave */
function describe(query: string, count: number, answer: Partial<SearchAnswer>, shown = count) {
  const nothing = {
    corrected: [],
    unknown: [],
    found: new Set<string>(),
    suggestion: null,
    filters: null,
  }
  const flags = { isEmpty: false, isPartial: false }
  const hits = Array.from({ length: count }, () => HIT)
  const result = { answer: { ...nothing, ...flags, hits, ...answer }, hits: hits.slice(0, shown) }
  return describeResults(query, result)
}

test.each([
  ['tiramisu', 1, {}, 1, '1 result for “tiramisu”.'],
  [' lemon  cake ', 12, {}, 12, '12 results for “lemon  cake”.'],
  ['soup', 12, {}, 3, '3 of 12 results for “soup”.'],
  ['soup', 12, {}, 0, 'None of 12 results for “soup” is of this kind and category.'],
  ['xyzzy', 0, { unknown: ['xyzzy'] }, 0, 'Nothing was found for “xyzzy”.'],
  ['x'.repeat(61), 0, {}, 0, `Nothing was found for “${'x'.repeat(60)}…”.`],
  [
    'Fried chiken, chiken!',
    4,
    CHIKEN,
    4,
    '4 results for “Fried chicken, chicken!”. No page has “chiken”, so we searched for “chicken”.',
  ],
  ['chiken', 0, CHIKEN, 0, 'Nothing was found for “chicken”.'],
  [
    'lemon xyzzy',
    4,
    { unknown: ['xyzzy', 'plugh'] },
    4,
    '4 results for “lemon xyzzy”. No page has “xyzzy” or “plugh”.',
  ],
  [
    'lemon pork',
    4,
    { isPartial: true },
    4,
    '4 results for “lemon pork”. No page has all of these words; these have some of them.',
  ],
  ['the', 0, { isEmpty: true }, 0, 'Type a word of two letters or more that is not in every text.'],
])('for “%s” with %i results, %j', (query, count, answer, shown, sentences) => {
  expect(describe(query, count, answer, shown)).toBe(sentences)
})
