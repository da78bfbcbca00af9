/**
 * The files of the search index. The build cuts what the engine knows into a catalog, which every
 * search reads, and shards, of which a search reads those with the words that it looks for.
 */
import type { Kind } from './searchable.ts'

export const CATALOG_FILE = 'catalog.json'

export function shardFile(number: number): string {
  return `shard-${number}.json`
}

export interface Catalog {
  /**
   * The ids of the documents, each as the distance from the one before. A document's number in the
   * index is its place in all three lists together.
   */
  ids: Record<Kind, number[]>
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

/** The numbers that such distances stand for. */
export function fromDistances(steps: number[]): number[] {
  let sum = 0
  return steps.map((step) => (sum += step))
}
