/** The search engine: MiniSearch over the shards of its index that a query needs. */
import MiniSearch, { type AsPlainObject } from 'minisearch'
import {
  type Catalog,
  CATALOG_FILE,
  fromDistances,
  type Postings,
  readKeys,
  type Shard,
  shardFile,
} from '../../content/search/indexFiles.ts'
import { FIELDS } from '../../content/search/searchable.ts'
import { type DocumentKey, type Folder, KINDS } from '../../kinds/kinds.ts'
import { type Asked, readQuery, suggestFor, type Variants } from './readQuery.ts'
import { createVocabulary } from './vocabulary.ts'

/** What a match in each field counts; a title outweighs all the rest together. */
const BOOSTS = { title: 24, topics: 8, summary: 3, points: 2, text: 1 }

/** A document that was found. */
export interface Hit {
  kind: Folder
  id: DocumentKey
  category: string
}

export interface Answer extends Omit<Asked, 'words'> {
  /** Whether the query holds no word that can be looked for. */
  isEmpty: boolean
  /** Best first. */
  hits: Hit[]
  /** The words that were looked for, in all their variants, folded. */
  found: ReadonlySet<string>
  /** Whether no document has all of the words, and these have some. */
  isPartial: boolean
  /** What to ask for instead, when nothing was found. */
  suggestion: string | null
}

export interface Engine {
  search: (query: string) => Promise<Answer>
}

/** Reads a file of the index; the engine asks for none twice that it got. */
export type ReadIndexFile = (name: string) => Promise<string>

/** Opens the index; what it holds of single words is read when they are asked for. */
export async function openEngine(read: ReadIndexFile): Promise<Engine> {
  const catalog: Catalog = JSON.parse(await read(CATALOG_FILE))
  const vocabulary = createVocabulary(catalog)
  const documents = documentsOf(catalog)
  const shards = shardReader(catalog, read)

  return {
    async search(query) {
      const { words, ...reading } = readQuery(query, vocabulary)
      const variants = words.flatMap((ofWord) => [...ofWord.keys()])
      const index = await shards.indexWith(variants.map(vocabulary.placeOf))
      const all = find(index, words, 'AND')
      const numbers = all.length > 0 ? all : find(index, words, 'OR')
      return {
        ...reading,
        isEmpty: words.length === 0 && reading.unknown.length === 0,
        hits: numbers.flatMap((number) => documents[number] ?? []),
        found: new Set(variants),
        isPartial: all.length === 0 && numbers.length > 0,
        suggestion: numbers.length > 0 ? null : suggestFor(reading.unknown, vocabulary),
      }
    },
  }
}

/** The numbers of the documents that have all of the words, or any, best first. */
function find(index: MiniSearch, words: Variants[], combineWith: 'AND' | 'OR'): number[] {
  const found = index.search({
    combineWith,
    queries: words.map((variants) => ({
      combineWith: 'OR',
      queries: [...variants.keys()],
      boostTerm: (word: string) => variants.get(word) ?? 1,
    })),
  })
  // The engine multiplies by the number of words found, which would count variants of one as many.
  const scored = found.map(({ id, score, queryTerms }) => ({
    id,
    score: score / queryTerms.length,
  }))
  return scored.toSorted((a, b) => b.score - a.score || a.id - b.id).map(({ id }) => id)
}

function documentsOf({ ids, categories, categoryOf }: Catalog): Hit[] {
  const documents = KINDS.flatMap(({ folder }) =>
    readKeys(ids[folder]).map((id) => ({ kind: folder, id })),
  )
  const names = categoryOf.map((place) => categories[place] ?? '')
  return documents.map(({ kind, id }, number) => ({ kind, id, category: names[number] ?? '' }))
}

/** Reads shards as they are needed, and hands the engine all that are there. */
function shardReader(catalog: Catalog, read: ReadIndexFile) {
  const ends = catalog.shards.map((_, shard) => sum(catalog.shards.slice(0, shard + 1)))
  const terms = catalog.terms.split(' ')
  const loaded = new Map<number, AsPlainObject['index']>()
  const frame = frameOf(catalog)
  let index = load(frame, [])

  async function readShard(number: number) {
    const shard: Shard = JSON.parse(await read(shardFile(number)))
    const first = (ends[number] ?? 0) - shard.length
    loaded.set(
      number,
      shard.map((postings, place) => [terms[first + place] ?? '', toEntry(postings)]),
    )
  }

  return {
    /** The index with at least the words at these places of the vocabulary. */
    async indexWith(places: number[]): Promise<MiniSearch> {
      const needed = new Set(places.map((place) => ends.findIndex((end) => place < end)))
      const missing = [...needed].filter((number) => !loaded.has(number))
      await Promise.all(missing.map(readShard))
      if (missing.length > 0) index = load(frame, [...loaded.values()].flat())
      return index
    },
  }
}

type Frame = Omit<AsPlainObject, 'index'>

/** The index without its words, as `MiniSearch.toJSON` writes it. */
function frameOf({ lengths, averageLengths, categoryOf }: Catalog): Frame {
  const numbers = [...categoryOf.keys()]
  return {
    documentCount: numbers.length,
    nextId: numbers.length,
    documentIds: Object.fromEntries(numbers.map((number) => [number, number])),
    fieldIds: Object.fromEntries(FIELDS.map((field, place) => [field, place])),
    fieldLength: Object.fromEntries(
      numbers.map((number) => [number, lengths.map((ofField) => ofField[number] ?? 0)]),
    ),
    averageFieldLength: averageLengths,
    storedFields: {},
    serializationVersion: 2,
  }
}

function load(frame: Frame, index: AsPlainObject['index']): MiniSearch {
  return MiniSearch.loadJS(
    { ...frame, index },
    {
      fields: [...FIELDS],
      searchOptions: { boost: BOOSTS, tokenize: (word) => [word], processTerm: (word) => word },
    },
  )
}

function toEntry(postings: Postings): AsPlainObject['index'][number][1] {
  return Object.fromEntries(
    postings.flatMap((pairs, field) => {
      if (pairs.length === 0) return []
      const numbers = fromDistances(pairs.filter((_, place) => place % 2 === 0))
      const entry = numbers.map((number, place) => [number, pairs[2 * place + 1] ?? 0])
      return [[field, Object.fromEntries(entry)]]
    }),
  )
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
