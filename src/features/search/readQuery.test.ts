import { describe, expect, test } from 'vitest'
import { readQuery, suggestFor } from './readQuery.ts'
import { createVocabulary } from './vocabulary.ts'

/** Words with how common they are: the binary logarithm of a count. */
const COMMON = {
  air: 2,
  bake: 3,
  baked: 2,
  baking: 3,
  batter: 1,
  berries: 2,
  berry: 1,
  broccoli: 1,
  butter: 4,
  buttermilk: 1,
  butternut: 1,
  chef: 2,
  chicken: 5,
  chile: 1,
  chive: 1,
  fryer: 2,
  knife: 2,
  knives: 1,
  lean: 0,
  leaf: 1,
  leaves: 2,
  lemon: 4,
  olive: 2,
  olives: 1,
  risotto: 0,
  salt: 5,
  salty: 1,
  talk: 6,
  tomato: 3,
  tomatoes: 4,
}
const words = Object.keys(COMMON).toSorted()
const vocabulary = createVocabulary({
  terms: words.join(' '),
  commonness: words.map((word) => new Map(Object.entries(COMMON)).get(word)).join(''),
})

/** The variants of each word of a query, alphabetically. */
function variantsIn(query: string): string[][] {
  return readQuery(query, vocabulary).words.map((variants) => [...variants.keys()].toSorted())
}

describe('a word counts as', () => {
  test.each([
    ['its singular', 'tomatoes ', ['tomato', 'tomatoes']],
    ['its plural', 'tomato ', ['tomato', 'tomatoes']],
    ['a plural with another consonant', 'knife ', ['knife', 'knives']],
    ['a singular with another consonant', 'leaves ', ['leaf', 'leaves']],
    ['a plural with another vowel', 'berry ', ['berries', 'berry']],
    ['a plural that only looks like one of those', 'olives ', ['olive', 'olives']],
    ['other forms of a verb', 'baked ', ['bake', 'baked', 'baking']],
    ['itself, without accents', 'lémon ', ['lemon']],
    ['itself, without a genitive', 'chef’s ', ['chef']],
    ['longer words, while it is the last', 'butter', ['butter', 'buttermilk', 'butternut']],
    ['no longer words, when it is not the last', 'butter salt ', ['butter']],
    ['longer words, when it is none itself', 'butt salt ', ['butter', 'buttermilk', 'butternut']],
  ])('%s: %s', (_what, query, variants) => {
    expect(variantsIn(query)[0]).toEqual(variants)
  })

  test('the longer and the other, the less', () => {
    const [asked] = readQuery('butter', vocabulary).words
    const weight = (word: string) => asked?.get(word) ?? 0
    expect(weight('butter')).toBe(1)
    expect(weight('butternut')).toBeGreaterThan(weight('buttermilk'))
    expect(weight('butternut')).toBeLessThan(0.2)
  })
})

describe('a word that no page has', () => {
  test.each([
    ['chiken', 'chicken'],
    ['chikcen', 'chicken'],
    ['hicken', 'chicken'],
    ['brocolli', 'broccoli'],
    ['lemn', 'lemon'],
    ['saltt', 'salt'],
    ['slat', 'salt'],
    ['salk', 'salt'],
    ['airfryer', 'air fryer'],
  ])('%s is read as %s', (typed, meant) => {
    const asked = readQuery(typed, vocabulary)
    expect(asked.corrected).toEqual([{ typed, meant }])
    expect(asked.words).toHaveLength(meant.split(' ').length)
    expect(asked.unknown).toEqual([])
  })

  test.each(['xyzzy', 'slt', 'resoto', 'a'.repeat(60), 'ラーメン'])(
    '%s is unknown when nothing is near',
    (typed) => {
      expect(readQuery(typed, vocabulary)).toMatchObject({
        unknown: [typed],
        words: [],
        corrected: [],
      })
    },
  )

  test('may still be offered in other letters', () => {
    expect(suggestFor(['resoto'], vocabulary)).toBe('risotto')
    expect(suggestFor(['xyzzy'], vocabulary)).toBeNull()
  })
})

describe('of a query', () => {
  test('each word is asked for once, in whatever case', () => {
    expect(variantsIn('Salt salt SALT lemon ')).toEqual([['salt'], ['lemon']])
  })

  test('words that all texts have, single letters and signs are not asked for', () => {
    expect(readQuery('the and a 🍋 -"*" : \\ [x]', vocabulary)).toMatchObject({
      words: [],
      unknown: [],
    })
  })

  test('no more than 200 characters and 12 words are searched, and that is said', () => {
    expect(readQuery('salt', vocabulary).isCut).toBe(false)
    const long = readQuery(`salt ${' '.repeat(200)}lemon`, vocabulary)
    expect(long.isCut).toBe(true)
    expect(long.words).toHaveLength(1)
    const many = readQuery(words.slice(0, 13).join(' '), vocabulary)
    expect(many.isCut).toBe(true)
    expect(many.words).toHaveLength(12)
  })
})
