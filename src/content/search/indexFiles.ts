/**
 * The files of the search index. The build cuts what the engine knows into a catalog, which every
 * search reads, and shards, of which a search reads those with the words that it looks for.
 */
import type { DocumentKey, Folder } from '../../kinds/kinds.ts'

export const CATALOG_FILE = 'catalog.json'

export function shardFile(number: number): string {
  return `shard-${number}.json`
}

export interface Catalog {
  /**
   * The keys of the documents, as `writeKeys` writes them. A document's number in the index is its
   * place in all lists together, in the order of the registry of kinds.
   */
  ids: Record<Folder, DocumentKey[]>
  categories: string[]
  /** The category of each document, as a place in `categories`. */
  categoryOf: number[]
  /** How many words each document has: one list per field. */
  lengths: number[][]
  averageLengths: number[]
  /** Every word of the site in the order of its characters, with blanks between. */
  terms: string
  /** A base-36 digit for each word: the binary logarithm of how many documents have it. */
  commonness: string
  /** How many words stand in each shard, in the same order. */
  shards: number[]
}

/**
 * Where one word stands: a list for each field, with two numbers for each document that has it
 * there, the distance from the document before and how often.
 */
export type Postings = number[][]

/** The postings of a run of words. */
export type Shard = Postings[]

/** Each number as its distance from the one before. */
export function distances(ascending: number[]): number[] {
  return ascending.map((value, index) => value - (ascending[index - 1] ?? 0))
}

/** Keys in the order of the index: numbers as the distance from the one before, names as they are. */
export function writeKeys(keys: DocumentKey[]): DocumentKey[] {
  return keys.every((key) => typeof key === 'number') ? distances(keys) : keys
}

/** The keys that were written so. */
export function readKeys(written: DocumentKey[]): DocumentKey[] {
  return written.every((key) => typeof key === 'number') ? fromDistances(written) : written
}

/** The numbers that such distances stand for. */
export function fromDistances(steps: number[]): number[] {
  let sum = 0
  return steps.map((step) => (sum += step))
}
