import { expect, test } from 'vitest'
import type { Answer, Hit } from './engine.ts'
import { describeResults } from './describeResults.ts'

const HIT: Hit = { kind: 'recipes', id: 1, category: 'Dinner' }

function told(query: string, count: number, answer: Partial<Answer> = {}, shown = count) {
  const nothing = { mended: [], unknown: [], found: new Set<string>(), suggestion: null }
  const flags = { isEmpty: false, isPartial: false, isCut: false }
  const hits = Array.from({ length: count }, () => HIT)
  return describeResults(query, { ...nothing, ...flags, hits, ...answer }, shown).join(' ')
}

test.each([
  ['one result', told('tiramisu', 1), '1 result for “tiramisu”.'],
  ['several', told(' lemon  cake ', 12), '12 results for “lemon  cake”.'],
  ['a choice of them', told('soup', 12, {}, 3), '3 of 12 results for “soup”.'],
  [
    'a choice that leaves none',
    told('soup', 12, {}, 0),
    'None of 12 results for “soup” is of this kind and category.',
  ],
  ['none', told('xyzzy', 0, { unknown: ['xyzzy'] }), 'Nothing was found for “xyzzy”.'],
  [
    'other spelling',
    told('Fried chiken', 4, { mended: [{ typed: 'chiken', meant: 'chicken' }] }),
    '4 results for “Fried chicken”. No page says “chiken”: we looked for “chicken”.',
  ],
  [
    'words that no page has',
    told('lemon xyzzy', 4, { unknown: ['xyzzy', 'plugh'] }),
    '4 results for “lemon xyzzy”. No page says “xyzzy” or “plugh”.',
  ],
  [
    'some of the words',
    told('lemon pork', 4, { isPartial: true }),
    '4 results for “lemon pork”. No page has all of these words; these have some of them.',
  ],
  [
    'no word',
    told('the', 0, { isEmpty: true }),
    'Type a word of two letters or more that is not in every text.',
  ],
  [
    'a part of a query',
    told('salt', 1, { isCut: true }),
    '1 result for “salt”. Only the beginning is searched: 12 words, 200 characters at most.',
  ],
])('%s', (_what, sentences, expected) => {
  expect(sentences).toBe(expected)
})

test('a long query is quoted in part', () => {
  expect(told('x'.repeat(10_000), 0)).toBe(`Nothing was found for “${'x'.repeat(60)}…”.`)
})
