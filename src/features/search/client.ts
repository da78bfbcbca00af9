/** What a search asks of the network, remembered for as long as the page is open. */
import { CATALOG_FILE } from '../../content/search/indexFiles.ts'
import { readSearchable, type Searchable } from '../../content/search/searchable.ts'
import { StaleBuildError, withData } from '../../loading/loadErrors.ts'
import { documentPath } from '../../kinds/kinds.ts'
import { dataPath, indexPath } from '../../addresses/paths.ts'
import type { Engine, Hit } from './engine.ts'

/** The address of a document. */
export function addressOf({ kind, id }: Pick<Hit, 'kind' | 'id'>): string {
  return documentPath(kind, id)
}

/** The engine over the index of this version; its code and its catalog come at the same time. */
export const engineFor = remembering(async (version: string): Promise<Engine> => {
  const readFile = remembering((file: string) => fetchText(indexPath(version, file)))
  const catalog = readFile(CATALOG_FILE)
  const [{ openEngine }] = await Promise.all([withData(import('./engine.ts'), catalog), catalog])
  return openEngine(readFile)
})

/** A document that was found, read from the data of its page. */
export async function readHit(hit: Hit): Promise<Searchable> {
  const { data } = JSON.parse(await pageData(dataPath(addressOf(hit))))
  return readSearchable[hit.kind](data)
}

const pageData = remembering(fetchText)

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (response.status === 404) throw new StaleBuildError(`${address} is not there any more.`)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.text()
}

/** Reads each thing once; what failed is read again when it is asked for again. */
export function remembering<Value>(read: (name: string) => Promise<Value>) {
  const known = new Map<string, Promise<Value>>()
  return (name: string): Promise<Value> => {
    const value = known.get(name) ?? read(name)
    known.set(name, value)
    value.catch(() => known.delete(name))
    return value
  }
}
