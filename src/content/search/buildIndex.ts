/** Builds the files of the search index; build-time code only. */
import { type DocumentKey, type Folder, KINDS } from '../../kinds/kinds.ts'
import { contentVersion } from '../contentVersion.ts'
import { type CountedWord, countWords } from './countWords.ts'
import {
  type Catalog,
  CATALOG_FILE,
  type Postings,
  type Shard,
  shardFile,
  writeKeys,
} from './indexFiles.ts'
import type { Searchable } from './searchable.ts'

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
  const { words, lengths } = countWords(ordered.map(({ searchable }) => searchable))
  const terms = [...words].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const shards = cut(terms.map(([, { postings }]) => postings))
  const catalog: Catalog = {
    ...listDocuments(ordered),
    lengths,
    averageLengths: lengths.map(averageOf),
    terms: terms.map(([term]) => term).join(' '),
    commonness: terms.map(([, word]) => commonness(word)).join(''),
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

function averageOf(lengths: number[]): number {
  const sum = lengths.reduce((total, length) => total + length, 0)
  return Number((sum / Math.max(1, lengths.length)).toFixed(2))
}

/** A base-36 digit. */
function commonness({ documents }: CountedWord): string {
  return Math.floor(Math.log2(documents)).toString(36)
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
