import { expect, test } from 'vitest'
import type { Answer, Hit } from './engine.ts'
import { describeResults } from './describeResults.ts'

const HIT: Hit = { kind: 'recipes', id: 1, category: 'Dinner' }

function sentencesFor(query: string, count: number, answer: Partial<Answer> = {}, shown = count) {
  const nothing = { corrected: [], unknown: [], found: new Set<string>(), suggestion: null }
  const flags = { isEmpty: false, isPartial: false, isCut: false }
  const hits = Array.from({ length: count }, () => HIT)
  return describeResults(query, { ...nothing, ...flags, hits, ...answer }, shown).join(' ')
}

test.each([
  ['one result', sentencesFor('tiramisu', 1), '1 result for “tiramisu”.'],
  ['several', sentencesFor(' lemon  cake ', 12), '12 results for “lemon  cake”.'],
  ['a choice of them', sentencesFor('soup', 12, {}, 3), '3 of 12 results for “soup”.'],
  [
    'a choice that leaves none',
    sentencesFor('soup', 12, {}, 0),
    'None of 12 results for “soup” is of this kind and category.',
  ],
  ['none', sentencesFor('xyzzy', 0, { unknown: ['xyzzy'] }), 'Nothing was found for “xyzzy”.'],
  [
    'other spelling',
    sentencesFor('Fried chiken', 4, { corrected: [{ typed: 'chiken', meant: 'chicken' }] }),
    '4 results for “Fried chicken”. No page says “chiken”: we looked for “chicken”.',
  ],
  [
    'words that no page has',
    sentencesFor('lemon xyzzy', 4, { unknown: ['xyzzy', 'plugh'] }),
    '4 results for “lemon xyzzy”. No page says “xyzzy” or “plugh”.',
  ],
  [
    'some of the words',
    sentencesFor('lemon pork', 4, { isPartial: true }),
    '4 results for “lemon pork”. No page has all of these words; these have some of them.',
  ],
  [
    'no word',
    sentencesFor('the', 0, { isEmpty: true }),
    'Type a word of two letters or more that is not in every text.',
  ],
  [
    'a part of a query',
    sentencesFor('salt', 1, { isCut: true }),
    '1 result for “salt”. Only the beginning is searched: 12 words, 200 characters at most.',
  ],
])('%s', (_what, sentences, expected) => {
  expect(sentences).toBe(expected)
})

test('a long query is quoted in part', () => {
  expect(sentencesFor('x'.repeat(10_000), 0)).toBe(`Nothing was found for “${'x'.repeat(60)}…”.`)
})
