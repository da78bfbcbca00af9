/** Builds the files of the search index; build-time code only. */
import MiniSearch, { type AsPlainObject } from 'minisearch'
import { type DocumentKey, type Folder, KINDS } from '../../kinds/kinds.ts'
import { contentVersion } from '../contentVersion.ts'
import {
  type Catalog,
  CATALOG_FILE,
  distances,
  type Postings,
  type Shard,
  shardFile,
  writeKeys,
} from './indexFiles.ts'
import { FIELDS, type Searchable, type SearchField, textsIn } from './searchable.ts'
import { wordsOf } from './words.ts'

/** A document to be found. */
export interface IndexedDocument {
  kind: Folder
  id: DocumentKey
  searchable: Searchable
}

/** The index as it is served; equal documents give equal files. */
export interface SearchIndex {
  /** Changes with the content, so that files of two builds are never mixed. */
  version: string
  /** JSON by file name. */
  files: Map<string, string>
}

/** Characters of JSON in a shard; about 12 KB are sent. */
const SHARD_SIZE = 50_000

/** Builds the index of documents, in whatever order they come. */
export function buildIndex(documents: IndexedDocument[]): SearchIndex {
  const ordered = KINDS.flatMap(({ folder }) =>
    documents.filter(({ kind }) => kind === folder).toSorted((a, b) => compareKeys(a.id, b.id)),
  )
  const index = readIntoEngine(ordered)
  const terms = index.index.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const shards = cut(terms.map(([, entry]) => toPostings(entry)))
  const catalog: Catalog = {
    ...listDocuments(ordered),
    ...lengthsIn(index),
    terms: terms.map(([term]) => term).join(' '),
    commonness: terms.map(([, entry]) => commonness(entry)).join(''),
    shards: shards.map(({ length }) => length),
  }
  const files = new Map([[CATALOG_FILE, JSON.stringify(catalog)]])
  for (const [number, shard] of shards.entries()) {
    files.set(shardFile(number), JSON.stringify(shard))
  }
  return { version: contentVersion([...files.values()]), files }
}

function compareKeys(a: DocumentKey, b: DocumentKey): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : 1
}

type Entry = AsPlainObject['index'][number][1]

/** What the engine knows of the documents, which it calls by their place in the list. */
function readIntoEngine(documents: IndexedDocument[]): AsPlainObject {
  const engine = new MiniSearch<IndexedDocument & { number: number }>({
    idField: 'number',
    fields: [...FIELDS],
    extractField: (document, name) => {
      const field = FIELDS.find((candidate) => candidate === name)
      return field ? joined(document, field) : String(document.number)
    },
    tokenize: wordsOf,
    processTerm: (word) => word,
  })
  engine.addAll(documents.map((document, number) => ({ ...document, number })))
  return engine.toJSON()
}

function joined({ searchable }: IndexedDocument, field: SearchField): string {
  return textsIn(searchable, field).join('\n')
}

function listDocuments(
  documents: IndexedDocument[],
): Pick<Catalog, 'ids' | 'categories' | 'categoryOf'> {
  const keysOf = (folder: Folder) =>
    writeKeys(documents.filter(({ kind }) => kind === folder).map(({ id }) => id))
  const categories = [...new Set(documents.map(({ searchable }) => searchable.category))]
  return {
    ids: {
      recipes: keysOf('recipes'),
      reviews: keysOf('reviews'),
      posts: keysOf('posts'),
      collections: keysOf('collections'),
    },
    categories,
    categoryOf: documents.map(({ searchable }) => categories.indexOf(searchable.category)),
  }
}

function lengthsIn(index: AsPlainObject): Pick<Catalog, 'lengths' | 'averageLengths'> {
  const numbers = Object.keys(index.documentIds)
  return {
    lengths: FIELDS.map((_, field) =>
      numbers.map((number) => index.fieldLength[number]?.[field] ?? 0),
    ),
    averageLengths: index.averageFieldLength.map((average) => Number(average.toFixed(2))),
  }
}

function toPostings(entry: Entry): Postings {
  return FIELDS.map((_, field) => {
    // Keys that are numbers come in their order.
    const frequencies = Object.entries(entry[field] ?? {})
    const steps = distances(frequencies.map(([number]) => Number(number)))
    return frequencies.flatMap(([, frequency], place) => [steps[place] ?? 0, frequency])
  })
}

function commonness(entry: Entry): string {
  const having = new Set(Object.values(entry).flatMap((frequencies) => Object.keys(frequencies)))
  return Math.floor(Math.log2(having.size)).toString(36)
}

/** Cuts the postings of all words into shards of about the same size. */
function cut(all: Postings[]): Shard[] {
  const shards: Shard[] = []
  let room = 0
  for (const postings of all) {
    const size = JSON.stringify(postings).length
    if (size > room) {
      shards.push([])
      room = SHARD_SIZE
    }
    shards.at(-1)?.push(postings)
    room -= size
  }
  return shards
}
