import { expect, test } from 'vitest'
import { buildIndex, type IndexedDocument } from './buildIndex.ts'
import type { Catalog, Shard } from './indexFiles.ts'
import type { Searchable } from './searchable.ts'

function documentOf(id: number, words: Partial<Searchable>): IndexedDocument {
  const searchable: Searchable = {
    title: '',
    category: 'Dinner',
    picture: { name: `recipes-${id}`, color: '#cccccc' },
    imageDesc: 'A plate',
    summary: '',
    points: [],
    text: [],
    topics: [],
    ...words,
  }
  return { kind: 'recipes', id, searchable }
}

const SOUP = documentOf(4, { title: 'Tomato soup', text: ['Boil.', 'Serve the soup, hot soup.'] })
const SALAD = documentOf(9, { title: 'Salad', category: 'Lunch', points: ['2 tomato halves'] })

function read(documents: IndexedDocument[]) {
  const { files } = buildIndex(documents)
  const catalog: Catalog = JSON.parse(files.get('catalog.json') ?? '')
  const shards: Shard[] = catalog.shards.map((_, number) =>
    JSON.parse(files.get(`shard-${number}.json`) ?? ''),
  )
  return { catalog, shards }
}

test('the catalog lists the documents and all words in their order', () => {
  const { catalog } = read([SALAD, SOUP])
  expect(catalog).toMatchObject({
    ids: { recipes: [4, 5], reviews: [], posts: [] },
    categories: ['Dinner', 'Lunch'],
    categoryOf: [0, 1],
    terms: 'boil dinner halves hot lunch salad serve soup tomato',
    commonness: '000000001',
  })
})

test('a shard says for each word in which field of which document it stands how often', () => {
  const { catalog, shards } = read([SOUP, SALAD])
  const words = catalog.terms.split(' ')
  // Title, topics, summary, points, text; documents by their distance from the one before.
  expect(shards.flat()[words.indexOf('soup')]).toEqual([[0, 1], [], [], [], [0, 2]])
  expect(shards.flat()[words.indexOf('tomato')]).toEqual([[0, 1], [], [], [1, 1], []])
})

test('a large index is cut into shards that hold every word once', () => {
  const many = Array.from({ length: 1500 }, (_, number) => {
    return documentOf(number + 1, {
      text: [`w${number} x${number * 7} y${number * 3} common words every time`],
    })
  })
  const { catalog, shards } = read(many)
  expect(shards.length).toBeGreaterThan(1)
  expect(catalog.shards).toEqual(shards.map(({ length }) => length))
  expect(shards.flat()).toHaveLength(catalog.terms.split(' ').length)
  const sizes = shards.map((shard) => JSON.stringify(shard).length)
  expect(Math.max(...sizes)).toBeLessThan(60_000)
})

test('the same documents give the same files in whatever order they come, others another version', () => {
  const index = buildIndex([SOUP, SALAD])
  expect(buildIndex([SALAD, SOUP])).toEqual(index)
  const other = documentOf(9, { ...SALAD.searchable, title: 'Green salad' })
  expect(buildIndex([SOUP, other]).version).not.toBe(index.version)
})

test('words that mean something to JavaScript are words like others', () => {
  const text = ['__proto__ constructor hasOwnProperty toString']
  const { catalog } = read([documentOf(1, { text })])
  expect(catalog.terms).toBe('constructor dinner hasownproperty proto tostring')
})
