import { withBase, withoutBase } from '../addresses/base.ts'
import { codeListPath, OFFLINE_PAGE } from '../addresses/offlineFiles.ts'
import { paths } from '../addresses/paths.ts'
import { isRecord } from '../shared/checkJson.ts'
import { cacheCodeList, uncacheFile, cacheFiles, cachedFiles, cachedCodeList } from './fileCache.ts'
import { FILES_LOCK, cachePage } from './cachePage.ts'
import { deleteRecord, type PageFacts, readAllFacts, readFacts, readPinned } from './pageRecord.ts'
import { pictureOf } from './pictures.ts'

export interface Visit {
  visited: string
  /** Addresses of files that the page loaded before the worker controlled it. */
  loaded: string[]
  savesData: boolean
}

export function isVisit(message: unknown): message is Visit {
  return isRecord(message) && 'visited' in message
}

/** Precached at the first visit. */
const PRECACHED_PAGES = [OFFLINE_PAGE, paths.saved, paths.shoppingList, paths.plan, paths.dinner]

const DAY = 24 * 60 * 60 * 1000
/** A pinned page is not fetched again within this time. */
const PINNED_FRESH_MS = DAY
/** Visited pages beyond this age or number are deleted. */
const MAX_VISITED_AGE_MS = 30 * DAY
const MAX_VISITED_PAGES = 60

/** Caches a visited page and, without data saver, its code and pinned pages; deletes old pages. */
export async function cacheVisit({ visited, loaded, savesData }: Visit): Promise<void> {
  const code = await cachePage(visited, loaded)
  if (code !== null) {
    if (!savesData) await cacheFiles(await cacheCodeList(code))
    await refreshPinned(code, savesData)
  }
  await navigator.locks.request(FILES_LOCK, { mode: 'exclusive' }, deleteOld)
}

async function refreshPinned(code: string, savesData: boolean): Promise<void> {
  for (const path of [...PRECACHED_PAGES, ...(await readPinned())]) {
    const facts = await readFacts(path)
    const isOld = facts !== null && (facts.code !== code || Date.now() - facts.at > PINNED_FRESH_MS)
    // If a page fails to load, its cached version stays.
    if (facts === null || (isOld && !savesData)) await cachePage(path).catch(() => {})
  }
}

/** Deletes pages beyond the limits of age and number, and files that no cached page needs. */
async function deleteOld(): Promise<void> {
  const now = Date.now()
  const all = await readAllFacts()
  const pinned = new Set([...PRECACHED_PAGES, ...(await readPinned())])
  const latestFirst = [...all]
    .filter(([path]) => !pinned.has(path))
    .toSorted(([, a], [, b]) => b.at - a.at)
  for (const [index, [path, { at }]] of latestFirst.entries()) {
    if (index < MAX_VISITED_PAGES && now - at <= MAX_VISITED_AGE_MS) continue
    all.delete(path)
    await deleteRecord(path)
  }
  await deleteUnneededFiles([...all.values()])
}

async function deleteUnneededFiles(pages: PageFacts[]): Promise<void> {
  const codes = [...new Set(pages.map(({ code }) => code))]
  const files = new Set([
    ...codes.map((code) => withBase(codeListPath(code))),
    ...(await Promise.all(codes.map(cachedCodeList))).flat(),
    ...pages.flatMap((page) => page.files),
  ])
  const pictures = new Set<string | null>(pages.flatMap((page) => page.pictures))
  const indexes = new Set<string | undefined>(pages.flatMap((page) => page.indexes))
  for (const address of await cachedFiles()) {
    const index = INDEX_FILE.exec(withoutBase(address) ?? '')?.[1]
    const isNeeded = files.has(address) || pictures.has(pictureOf(address)) || indexes.has(index)
    if (!isNeeded) await uncacheFile(address)
  }
}

const INDEX_FILE = /^\/assets\/(?:search|finding)\/(\w+)[./]/
