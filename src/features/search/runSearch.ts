import type { Searchable } from '../../content/search/searchable.ts'
import { type Folder, KINDS } from '../../kinds/kinds.ts'
import { engineFor, readHit } from './client.ts'
import type { Answer, Hit } from './engine.ts'

/** What a visitor asks for. */
export interface SearchRequest {
  /** Of the index. */
  version: string
  query: string
  /** Only documents of this kind, of this category. */
  kind: Folder | null
  category: string | null
  /** How many documents are shown at most. */
  count: number
  /** Changes when it is tried again. */
  attempt: number
}

export interface Narrowed {
  /** The documents of the chosen kind and category, best first. */
  hits: Hit[]
  /** How many documents of each kind there are, and of each category within the chosen kind. */
  kinds: Map<Folder, number>
  categories: Map<string, number>
}

/** What a visitor is shown. */
export interface SearchResult extends Narrowed {
  answer: Answer
  /** The first of the documents, read. */
  shown: { hit: Hit; document: Searchable }[]
}

/** Finds the documents that a request asks for, and reads the first of them. */
export async function runSearch(request: SearchRequest): Promise<SearchResult> {
  const engine = await engineFor(request.version)
  const answer = await engine.search(request.query)
  const narrowed = narrow(answer.hits, request)
  const shown = narrowed.hits.slice(0, request.count).map(async (hit) => {
    return { hit, document: await readHit(hit) }
  })
  return { answer, ...narrowed, shown: await Promise.all(shown) }
}

/** Keeps the documents of one kind and category, and counts what each choice would show. */
export function narrow(
  hits: Hit[],
  { kind, category }: Pick<SearchRequest, 'kind' | 'category'>,
): Narrowed {
  const ofKind = hits.filter((hit) => kind === null || hit.kind === kind)
  return {
    hits: ofKind.filter((hit) => category === null || hit.category === category),
    kinds: count(hits.map((hit) => hit.kind).toSorted((a, b) => placeOf(a) - placeOf(b))),
    categories: count(ofKind.flatMap(({ category: own }) => own || []).toSorted()),
  }
}

function placeOf(folder: Folder): number {
  return KINDS.findIndex((kind) => kind.folder === folder)
}

/** How often each value comes, in the order in which they first come. */
function count<Value>(values: Value[]): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
