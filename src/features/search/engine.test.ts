import { describe, expect, test, vi } from 'vitest'
import { buildIndex, type IndexedDocument } from '../../content/search/buildIndex.ts'
import type { Searchable } from '../../content/search/searchable.ts'
import type { Folder } from '../../kinds/kinds.ts'
import { openEngine } from './engine.ts'

function documentOf(kind: Folder, id: number, words: Partial<Searchable>): IndexedDocument {
  const picture = { name: `${kind}-${id}`, color: '#cccccc' }
  const nothing = { title: '', category: '', summary: '', points: [], text: [], topics: [] }
  return { kind, id, searchable: { ...nothing, picture, imageDesc: 'A plate', ...words } }
}

const DOCUMENTS = [
  documentOf('recipes', 1, { title: 'Tomato soup', points: ['2 lemons'], category: 'Lunch' }),
  documentOf('recipes', 2, { title: 'Lemon cake', text: ['Serve it with tomato jam.'] }),
  documentOf('recipes', 5, { title: 'Bread', text: ['Not with soup. No soup! Soup? Soup.'] }),
  documentOf('reviews', 1, { title: 'Soup pot', category: 'Cookware', text: ['For tomatoes.'] }),
  documentOf('reviews', 2, { title: 'Connect' }),
  documentOf('reviews', 3, {
    text: ['Connected, connecting, connection, connections, connective, connect.'],
  }),
  documentOf('posts', 3, { title: 'On constructors', text: ['A constructor of __proto__.'] }),
]

const { files } = buildIndex(DOCUMENTS)
const read = async (name: string) => files.get(name) ?? ''
const engine = await openEngine(read)

/** What a query finds, as `recipes 1`. */
async function foundBy(query: string): Promise<string[]> {
  const { hits } = await engine.search(query)
  return hits.map(({ kind, id }) => `${kind} ${id}`)
}

describe('a query finds', () => {
  test.each([
    ['a word wherever it stands', 'soup', ['reviews 1', 'recipes 1', 'recipes 5']],
    ['what has all words, in any order', 'lemon tomato', ['recipes 2', 'recipes 1']],
    ['the same the other way round', 'tomato lemon', ['recipes 2', 'recipes 1']],
    ['what is misspelt', 'tomatoe soop', ['recipes 1', 'reviews 1']],
    ['a category', 'cookware', ['reviews 1']],
    ['nothing without a word', '  ', []],
    ['words that mean something to JavaScript', '__proto__ constructor', ['posts 3']],
  ])('%s', async (_what, query, found) => {
    expect((await foundBy(query)).toSorted()).toEqual(found.toSorted())
  })

  test('titles before texts, however often a text says it', async () => {
    expect((await foundBy('soup')).at(-1)).toBe('recipes 5')
    expect((await foundBy('lemon'))[0]).toBe('recipes 2')
  })

  test('a title before many forms of its word', async () => {
    expect(await foundBy('connect')).toEqual(['reviews 2', 'reviews 3'])
  })

  test('a document with its category', async () => {
    const { hits } = await engine.search('pot')
    expect(hits).toEqual([{ kind: 'reviews', id: 1, category: 'Cookware' }])
  })
})

test('the words that were looked for are part of the answer, for the marks', async () => {
  const { found } = await engine.search('tomato')
  expect([...found].toSorted()).toEqual(['tomato', 'tomatoes'])
})

test('when nothing has all words, what has some is found, and that is said', async () => {
  const answer = await engine.search('bread cake')
  expect(answer.isPartial).toBe(true)
  expect(answer.hits.map(({ id }) => id).toSorted()).toEqual([2, 5])
  expect((await engine.search('lemon tomato')).isPartial).toBe(false)
})

test('an unknown word beside known ones is reported', async () => {
  expect(await engine.search('lemon xyzzy')).toMatchObject({ unknown: ['xyzzy'], isPartial: false })
})

test('when nothing is near, something less near is offered', async () => {
  const answer = await engine.search('tmatos')
  expect(answer).toMatchObject({ hits: [], unknown: ['tmatos'], suggestion: 'tomato' })
  expect((await engine.search('lemon')).suggestion).toBeNull()
})

test('a query without words is distinguished from one that finds nothing', async () => {
  expect(await engine.search('the')).toMatchObject({ isEmpty: true, hits: [] })
  expect(await engine.search('xyzzy')).toMatchObject({ isEmpty: false, hits: [] })
})

describe('of the index', () => {
  const many = buildIndex(
    Array.from({ length: 3000 }, (_, number) => {
      return documentOf('recipes', number + 1, {
        title: `apple ${number} b${number} zucchini`,
        text: [`c${number * 7} m${number * 3}`],
      })
    }),
  )

  test('only the shards with the words are read, each once', async () => {
    const reader = vi.fn<(name: string) => Promise<string>>(
      async (name) => many.files.get(name) ?? '',
    )
    const large = await openEngine(reader)
    const asked = () => reader.mock.calls.map(([name]) => name)
    expect(many.files.size).toBeGreaterThan(4)
    await large.search('zucchini')
    const last = `shard-${many.files.size - 2}.json`
    expect(asked()).toEqual(['catalog.json', last])
    await large.search('zucchini')
    expect(asked()).toHaveLength(2)
    expect((await large.search('b1234 zucchini')).hits).toMatchObject([{ id: 1235 }])
    expect(asked()).toHaveLength(3)
  })

  test('a shard that did not load is read again', async () => {
    const reader = vi.fn<(name: string) => Promise<string>>(
      async (name) => many.files.get(name) ?? '',
    )
    const large = await openEngine(reader)
    reader.mockRejectedValueOnce(new Error('offline'))
    await expect(large.search('zucchini')).rejects.toThrow('offline')
    expect((await large.search('zucchini')).hits).toHaveLength(3000)
  })
})
