import { withBase } from '../addresses/base.ts'
import { isRecord, parseJson } from '../shared/checkJson.ts'
import { checkResponse } from '../shared/loadErrors.ts'
import { cacheCodeList, fetchForCache, cacheFiles } from './fileCache.ts'
import { storableHeaders, readPinned, writeRecord } from './pageRecord.ts'
import { missingPictures } from './pictures.ts'
import { parsePageNeeds } from './pageNeeds.ts'

/** The lock on cached files: shared while caching a page, exclusive while deleting files. */
export const FILES_LOCK = 'offline-files'

/**
 * Caches a page once all its parts from one build have loaded; pinned pages with pictures and code.
 * @returns the version of its code; null if the page does not exist
 * @throws if a part fails to load, or the storage is full
 */
export async function cachePage(path: string, loaded: string[] = []): Promise<string | null> {
  // The lock guards against other tabs, whose list of pinned pages may differ.
  return navigator.locks.request(`offline ${path}`, { mode: 'exclusive' }, () =>
    navigator.locks.request(FILES_LOCK, { mode: 'shared' }, () => cacheUnlocked(path, loaded)),
  )
}

async function cacheUnlocked(path: string, loaded: string[]): Promise<string | null> {
  // The HTTP cache may still hold the HTML or data of the previous build.
  const build = (await fetchBuild(path, 'default')) ?? (await fetchBuild(path, 'no-cache'))
  if (build === null) throw new Error(`${path} was published again meanwhile.`)
  if (build === 'missing') return null
  const { needs, record } = build
  const isPinned = (await readPinned()).includes(path)
  const rest = isPinned
    ? [...(await missingPictures(needs.pictures)), ...(await cacheCodeList(needs.code))]
    : []
  await cacheFiles([...needs.files, ...loaded, ...rest])
  const { data: _, ...facts } = needs
  const indexes = [...record.json.matchAll(INDEX_VERSION)].map(([, version = '']) => version)
  await writeRecord(path, { ...facts, indexes, at: Date.now(), whole: isPinned }, record)
  return needs.code
}

/** Matches the version of the index that the page uses to search or filter. */
const INDEX_VERSION = /"(?:index|finder)":"(\w+)"/g

async function fetchBuild(path: string, cache: RequestCache) {
  const page = await fetchForCache(withBase(path), cache)
  if (page.status === 404) return 'missing'
  const html = await checkResponse(page).text()
  const needs = parsePageNeeds(html)
  if (!needs) return 'missing'
  const json = needs.data ? await checkResponse(await fetchForCache(needs.data, cache)).text() : ''
  const isOfOneBuild = !needs.data || isStamped(json, needs)
  return isOfOneBuild ? { needs, record: { headers: storableHeaders(page), html, json } } : null
}

function isStamped(json: string, { code, version }: { code: string; version: string }): boolean {
  const stamp = parseJson(json)
  return isRecord(stamp) && stamp.code === code && stamp.version === version
}
