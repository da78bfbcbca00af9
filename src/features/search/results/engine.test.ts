import { describe, expect, test } from 'vitest'
import { indexedDocument as documentOf } from '../../../../tests/support/indexedDocument.ts'
import type { SearchFile } from '../../../content/search/indexFields.ts'
import { buildSearchIndex, type IndexedDocument } from '../../../content/prerender/searchIndex.ts'
import { createSearchEngine } from './engine.ts'

const SYNONYMS: SearchFile['synonyms'] = [
  ['quick', '30 minutes'],
  ['supper', 'main'],
  ['kids', 'for children'],
  ['courgette', 'zucchini'],
  ['instant pot', 'multi-cooker'],
]

function engineOver(...documents: IndexedDocument[]) {
  return createSearchEngine(buildSearchIndex(documents, SYNONYMS).json)
}

describe('a query', () => {
  const engine = engineOver(
    documentOf('soup', { title: 'Tomato soup', points: ['2 lemons'] }),
    documentOf('cake', { title: 'Lemon cake', text: ['Serve it with tomato jam.'] }),
    documentOf('bread', { title: 'Bread', text: ['Not with soup. No soup! Soup? Soup.'] }),
    documentOf('pot', { title: 'Soup pot', topics: ['Cookware'], text: ['For tomatoes.'] }),
    documentOf('connect', { title: 'Connect' }),
    documentOf('forms', {
      text: ['Connected, connecting, connection, connections, connective, connect.'],
    }),
    documentOf('script', { title: 'On constructors', text: ['A constructor of __proto__.'] }),
  )
  const foundBy = (query: string) => engine.search(query).hits.map(({ path }) => path)

  test.each([
    ['a word wherever it stands', 'soup', ['pot', 'soup', 'bread']],
    ['what has all words, in any order', 'lemon tomato', ['cake', 'soup']],
    ['what is misspelt', 'tomatoe suop', ['soup', 'pot']],
    ['a topic', 'cookware', ['pot']],
    ['a title before many forms of its word', 'connect', ['connect', 'forms']],
    ['nothing without a word', '  ', []],
    ['words that mean something to JavaScript', '__proto__ constructor', ['script']],
  ])('finds %s', (_what, query, found) => {
    expect(foundBy(query).toSorted()).toEqual(found.toSorted())
  })

  test.each([
    ['soup', 'bread'],
    ['lemon', 'soup'],
    ['connect', 'forms'],
  ])('finds titles with %s before texts, however often these say it', (query, last) => {
    expect(foundBy(query).at(-1)).toBe(last)
  })

  test('finds a document with what a suggestion shows of it', () => {
    const shown = { title: 'Pot', category: 'Dinner', picture: { name: 'pot', color: '#cccccc' } }
    const { hits } = engineOver(documentOf('pot', shown)).search('pot')
    expect(hits).toEqual([{ path: 'pot', kind: 'recipes', ...shown }])
  })

  test('of which no document has all words finds what has some, and that is said', () => {
    expect(engine.search('bread cake')).toMatchObject({ isPartial: true })
    expect(foundBy('bread cake').toSorted()).toEqual(['bread', 'cake'])
    expect(engine.search('lemon tomato').isPartial).toBe(false)
  })

  test('of no word is distinguished from one that finds nothing', () => {
    expect(engine.search('the and a 🍋 -"*" : \\ [x]')).toMatchObject({ isEmpty: true, hits: [] })
    expect(engine.search('xyzzy')).toMatchObject({ isEmpty: false, hits: [] })
  })
})

describe('words that name what fields say', () => {
  const vegan: Partial<IndexedDocument> = { diet: ['vegan', 'dairy-free'], course: 'main' }
  const { search } = engineOver(
    documentOf('post', { kind: 'posts', title: 'A vegan supper in 15 minutes', category: 'Tips' }),
    documentOf('stew', { ...vegan, minutes: 120, title: 'Stew', text: ['With zucchini.'] }),
    documentOf('salad', { ...vegan, minutes: 25, title: 'Salad', difficulty: 'easy' }),
    documentOf('rice', { ...vegan, minutes: 20, title: 'Rice', keywords: ['for children'] }),
    documentOf('soup', { minutes: 50, title: 'Soup', course: 'starter', cuisine: 'Thai' }),
    documentOf('fish', { minutes: 20, title: 'Fish', text: ['Serve it with vegan rice.'] }),
    documentOf('pot', { kind: 'reviews', title: 'A pot', category: 'Multi-Cookers' }),
    documentOf('kinds', { kind: 'posts', title: 'All kinds' }),
  )

  test.each([
    ['vegan supper', ['stew', 'salad', 'rice'], '/recipes?diet=vegan&course=main'],
    ['main without dairy', ['rice', 'salad', 'stew'], '/recipes?course=main&diet=dairy-free'],
    ['vegan, no dairy', ['rice', 'salad', 'stew'], '/recipes?diet=vegan,dairy-free'],
    ['quick main', ['rice', 'salad'], '/recipes?course=main&time=30'],
    ['under 20 minutes', ['rice', 'fish', 'salad'], '/recipes?time=30'],
    ['15 min starter', ['soup'], '/recipes?course=starter&time=60'],
    ['vegan courgette', ['stew'], '/recipes?diet=vegan'],
    ['thai', ['soup'], '/recipes?cuisine=Thai'],
    ['kids', ['rice'], '/recipes?keyword=for+children'],
    ['instant pot', ['pot'], '/reviews?category=Multi-Cookers'],
  ])('%s: %j stand first, and there is a link to them', (query, first, link) => {
    const { hits, filters } = search(query)
    const firstFound = hits.slice(0, first.length).map(({ path }) => path)
    expect(firstFound.toSorted()).toEqual(first.toSorted())
    expect(filters?.path).toBe(link)
  })

  test.each([
    ['without eggs', ['custard', 'scones', 'ribs'], 'without eggs'],
    ['no egg', ['custard', 'scones', 'ribs'], 'without egg'],
    ['egg-free dessert', ['custard', 'scones', 'trifle'], 'without egg, dessert'],
    ['trifle without butter', ['tiramisu', 'trifle'], 'without butter'],
    ['free range', ['ribs'], undefined],
    ['no fuss', ['trifle'], undefined],
    ['trifle without eggs', ['trifle'], undefined],
  ])('“%s” leaves out recipes that need the food, where no label says so', (query, found, name) => {
    const sweet: Partial<IndexedDocument> = { course: 'dessert' }
    const kitchen = engineOver(
      documentOf('tiramisu', {
        ...sweet,
        title: 'Tiramisu, a trifle',
        foods: [['egg'], ['sugar']],
      }),
      documentOf('scones', { ...sweet, minutes: 20, foods: [['butter'], ['egg', 'buttermilk']] }),
      documentOf('custard', { ...sweet, minutes: 10, foods: [['milk']] }),
      documentOf('ribs', { minutes: 30, text: ['Free range.'], foods: [['egg noodle', 'rice']] }),
      documentOf('trifle', { kind: 'posts', title: 'Trifle, no fuss', topics: ['Dessert'] }),
    )
    const { hits, filters } = kitchen.search(query)
    expect(hits.map(({ path }) => path)).toEqual(found)
    expect(filters?.names.join(', ')).toBe(name)
  })

  test('what only its text answers comes behind', () => {
    expect(search('vegan supper').hits[3]?.path).toBe('post')
  })

  test('a longer time counts where nothing is as quick, and that is said', () => {
    expect(search('10 minutes vegan').filters?.names).toEqual(['vegan', 'up to 30 min'])
  })

  test('difficulty is named, though the list has no filter for it', () => {
    expect(search('easy vegan').filters).toMatchObject({
      names: ['easy', 'vegan'],
      linked: ['vegan'],
    })
  })

  test('of which no document has all change nothing', () => {
    expect(search('thai vegan').filters).toBe(null)
    expect(search('fish').filters).toBe(null)
    expect(search('90 minutes').filters).toBe(null)
  })
})

const WORDS = `air bake baked baking batter berries berry broccoli butter buttermilk butternut chef
  chicken chile chive fryer knife knives lean leaf leaves lemon olive olives risotto salt salty talk
  tomato tomatoes`

describe('of the words of the site', () => {
  const { search } = engineOver(
    documentOf('all', { text: [WORDS] }),
    documentOf('common', { text: ['lemon chicken salt talk'] }),
  )

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
    ['no longer words, when it is not the last', 'butter salt', ['butter', 'salt', 'salty']],
    ['longer words, when it is none itself', 'chick salt ', ['chicken', 'salt']],
  ])('one counts as %s: %s', (_what, query, found) => {
    expect([...search(query).found].toSorted()).toEqual(found)
  })

  test.each([
    ['chiken', 'chicken'],
    ['hicken', 'chicken'],
    ['brocolli', 'broccoli'],
    ['slat', 'salt'],
    ['airfryer', 'air fryer'],
  ])('for %s, %s is looked for', (typed, correction) => {
    const answer = search(typed)
    expect(answer).toMatchObject({
      corrected: [{ typed, correction }],
      unknown: [],
      suggestion: null,
    })
    for (const word of correction.split(' ')) expect(answer.found).toContain(word)
  })

  test.each([
    ['xyzzy', null],
    ['slt', 'salt'],
    ['resoto', 'risotto'],
    ['baeks', 'bakes'],
    ['a'.repeat(60), null],
    ['ラーメン', null],
  ])('nothing is near %s, and %s is all that can be offered', (typed, suggestion) => {
    const nothing = { hits: [], unknown: [typed], corrected: [] }
    expect(search(typed)).toMatchObject({ ...nothing, suggestion })
  })

  test('one that it has is never corrected, and “kids” are no “kinds”', () => {
    expect(search('chile tomatos').corrected).toEqual([])
    const { json } = buildSearchIndex([documentOf('kinds', { title: 'All kinds' })])
    expect(createSearchEngine(json).search('kids')).toMatchObject({ corrected: [], hits: [] })
  })

  test('a known one is looked for beside an unknown one', () => {
    const answer = search('lemon xyzzy')
    expect(answer).toMatchObject({ unknown: ['xyzzy'], isPartial: false, suggestion: null })
    expect(answer.hits).toHaveLength(2)
  })
})
