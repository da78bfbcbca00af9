import { withBase } from '../addresses/base.ts'
import { isRecord, parseJson } from '../shared/checkJson.ts'
import { checkResponse } from '../shared/loadErrors.ts'
import { keepCodeList, fetchToKeep, keepFiles } from './keptFiles.ts'
import { headersToKeep, type PageRecord, readPinned, writeRecord } from './pageRecord.ts'
import { missingPictures } from './pictures.ts'
import { type PageNeeds, readPage } from './readPage.ts'

/** Keeping a page takes this lock as shared, deleting files as exclusive. */
export const FILES_LOCK = 'offline-files'

/**
 * Keeps a page once all its parts of one build have arrived; of a pinned page, all pictures and code.
 * @returns its code; null when there is no such page
 * @throws if a part does not arrive, or the storage is full
 */
export async function keepPage(path: string, loaded: string[] = []): Promise<string | null> {
  // Another tab may have another list of pinned pages.
  return navigator.locks.request(`offline ${path}`, { mode: 'exclusive' }, () =>
    navigator.locks.request(FILES_LOCK, { mode: 'shared' }, () => keepUnlocked(path, loaded)),
  )
}

async function keepUnlocked(path: string, loaded: string[]): Promise<string | null> {
  // The HTTP cache may still hold the HTML or the data of the build before.
  const build = (await readBuild(path, 'default')) ?? (await readBuild(path, 'no-cache'))
  if (build === null) throw new Error(`${path} was published again meanwhile.`)
  if (build === 'missing') return null
  const { needs, record } = build
  const isPinned = (await readPinned()).includes(path)
  const rest = isPinned
    ? [...(await missingPictures(needs.pictures)), ...(await keepCodeList(needs.code))]
    : []
  await keepFiles([...needs.files, ...loaded, ...rest])
  const { data: _, ...facts } = needs
  const indexes = [...record.json.matchAll(INDEX_VERSION)].map(([, version = '']) => version)
  await writeRecord(path, { ...facts, indexes, at: Date.now(), whole: isPinned }, record)
  return needs.code
}

/** Matches the version of the index by which the page searches or filters. */
const INDEX_VERSION = /"(?:index|finder)":"(\w+)"/g

interface FetchedPage {
  needs: PageNeeds
  record: PageRecord
}

async function readBuild(
  path: string,
  cache: RequestCache,
): Promise<FetchedPage | 'missing' | null> {
  const page = await fetchToKeep(withBase(path), cache)
  if (page.status === 404) return 'missing'
  const html = await checkResponse(page).text()
  const needs = readPage(html)
  if (!needs) return 'missing'
  const json = needs.data ? await checkResponse(await fetchToKeep(needs.data, cache)).text() : ''
  const isOfOneBuild = !needs.data || isStamped(json, needs)
  return isOfOneBuild ? { needs, record: { headers: headersToKeep(page), html, json } } : null
}

function isStamped(json: string, { code, version }: { code: string; version: string }): boolean {
  const stamp = parseJson(json)
  return isRecord(stamp) && stamp.code === code && stamp.version === version
}
