import { isRecord, parseJson } from '../shared/checkJson.ts'
import { requireOk, keepCodeList, fetchToKeep, keepFiles } from './files.ts'
import { headersToKeep, type PageRecord, readPinned, writeRecord } from './pageRecord.ts'
import { missingPictures } from './pictures.ts'
import { type PageNeeds, readPage } from './readPage.ts'

/** Shared while files of a page arrive, before its record names them; held alone to delete files. */
export const FILES_LOCK = 'offline-files'

/**
 * Keeps a page when all its parts of one build have arrived; a pinned one with all pictures and code.
 * @returns its code; null when there is no such page
 * @throws when part of it does not arrive, or the storage is full
 */
export async function keepPage(path: string, shown: string[] = []): Promise<string | null> {
  // Another tab may have another list of pinned pages.
  return navigator.locks.request(`offline ${path}`, { mode: 'exclusive' }, () =>
    navigator.locks.request(FILES_LOCK, { mode: 'shared' }, () => keepUnlocked(path, shown)),
  )
}

async function keepUnlocked(path: string, shown: string[]): Promise<string | null> {
  // The browser's cache may still hold one of the two from the build before.
  const read = (await readBuild(path, 'default')) ?? (await readBuild(path, 'no-cache'))
  if (read === null) throw new Error(`${path} was published again meanwhile.`)
  if (read === 'missing') return null
  const { needs, record } = read
  const whole = (await readPinned()).includes(path)
  const rest = whole
    ? [...(await missingPictures(needs.pictures)), ...(await keepCodeList(needs.code))]
    : []
  await keepFiles([...needs.files, ...shown, ...rest])
  const { data: _, ...kept } = needs
  const indexes = [...record.json.matchAll(INDEX_VERSION)].map(([, version = '']) => version)
  await writeRecord(path, { ...kept, indexes, at: Date.now(), whole }, record)
  return needs.code
}

/** The index that a page searches or filters by, as its data names it. */
const INDEX_VERSION = /"(?:index|finder)":"(\w+)"/g

interface FetchedPage {
  needs: PageNeeds
  record: PageRecord
}

async function readBuild(
  path: string,
  cache: RequestCache,
): Promise<FetchedPage | 'missing' | null> {
  const page = await fetchToKeep(path, cache)
  if (page.status === 404) return 'missing'
  const html = await requireOk(page).text()
  const needs = readPage(html)
  if (!needs) return 'missing'
  const json = needs.data ? await requireOk(await fetchToKeep(needs.data, cache)).text() : ''
  const isOfOneBuild = !needs.data || isStamped(json, needs)
  return isOfOneBuild ? { needs, record: { headers: headersToKeep(page), html, json } } : null
}

function isStamped(json: string, { code, version }: { code: string; version: string }): boolean {
  const stamp = parseJson(json)
  return isRecord(stamp) && stamp.code === code && stamp.version === version
}
