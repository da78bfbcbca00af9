import { withBase } from '../../../addresses/base.ts'
import { dataPath, indexPath } from '../../../addresses/paths.ts'
import { memoize } from '../../../shared/memoize.ts'
import { readSearchable } from '../../../content/search/searchable.ts'
import type { SearchedKind } from '../../../kinds/searchedKinds.ts'
import { fetchFile } from '../../../shared/loadErrors.ts'
import { createSearchEngine } from './engine.ts'

export interface SearchChoice {
  query: string
  kind: SearchedKind | null
  category: string | null
}

export interface SearchRequest extends SearchChoice {
  version: string
  count: number
}

export type SearchResult = Awaited<ReturnType<typeof runSearch>>

export const createEngineOnce = memoize(createSearchEngine)

export async function runSearch({ version, query, kind, category, count }: SearchRequest) {
  const engine = createEngineOnce(await fetchOnce(indexPath(version)))
  const answer = engine.search(query)
  const hits = answer.hits
    .filter((hit) => kind === null || hit.kind === kind)
    .filter((hit) => category === null || hit.category === category)
  const rows = hits.slice(0, count).map(async (hit) => {
    const { data } = JSON.parse(await fetchOnce(dataPath(hit.path)))
    return { hit, document: readSearchable(hit.kind, data) }
  })
  return { answer, hits, shown: await Promise.all(rows) }
}

const textsByAddress = new Map<string, Promise<string>>()

/** Reads a file once, or again after a failure. @throws StaleBuildError for an older build */
export const fetchOnce = memoize((address: string) => {
  const text = fetchText(address)
  text.catch(() => textsByAddress.delete(address))
  return text
}, textsByAddress)

async function fetchText(address: string): Promise<string> {
  const text = await (await fetchFile(withBase(address))).text()
  // Some networks, such as a hotel's, answer with their own page.
  JSON.parse(text)
  return text
}
