import { codeListPath } from '../addresses/offlineFiles.ts'
import { readCodeList } from './codeList.ts'
import { deleteFile, keptFiles } from './files.ts'
import {
  deleteRecord,
  type PageRecord,
  readRecord,
  readStaying,
  recordedPaths,
} from './pageRecord.ts'
import { pictureOf } from './pictures.ts'

const DAY = 24 * 60 * 60 * 1000
/** What was only visited is kept for so long, in milliseconds, … */
const VISITED_FOR = 30 * DAY
/** … and so many pages at most, the ones that were visited last: about 15 MB with their pictures. */
const VISITED_PAGES = 60

/** @param always paths of pages that stay without being asked for */
export async function forgetOld(now: number, always: readonly string[]): Promise<void> {
  await forgetPages(now, new Set([...always, ...(await readStaying())]))
  await forgetFiles()
}

/** Forgets the pages that were visited long ago or before many others. */
async function forgetPages(now: number, stay: ReadonlySet<string>): Promise<void> {
  const visited: { path: string; at: number }[] = []
  for (const path of await recordedPaths()) {
    const record = stay.has(path) ? null : await readRecord(path)
    if (record) visited.push({ path, at: record.at })
  }
  const latestFirst = visited.toSorted((one, other) => other.at - one.at)
  const old = latestFirst.filter(
    ({ at }, index) => index >= VISITED_PAGES || now - at > VISITED_FOR,
  )
  for (const { path } of old) await deleteRecord(path)
}

/** Forgets the files that no page needs which is kept: those of earlier builds, and their pictures. */
async function forgetFiles(): Promise<void> {
  const needed = new Set<string>()
  const pictures = new Set<string>()
  const indexes = new Set<string>()
  for (const path of await recordedPaths()) {
    const record = await readRecord(path)
    if (!record) continue
    for (const file of await filesOf(record)) needed.add(file)
    for (const picture of record.pictures) pictures.add(picture)
    for (const [, version = ''] of record.json.matchAll(INDEX_VERSION)) indexes.add(version)
  }
  for (const address of await keptFiles()) {
    const picture = pictureOf(address)
    const index = INDEX_FILE.exec(address)?.[1]
    const isNeeded =
      needed.has(address) ||
      (picture !== null && pictures.has(picture)) ||
      (index !== undefined && indexes.has(index))
    if (!isNeeded) await deleteFile(address)
  }
}

async function filesOf({ code, files }: PageRecord): Promise<string[]> {
  return [codeListPath(code), ...(await readCodeList(code)), ...files]
}

/** What a page's data says of the index that it searches or filters by, and the files of one. */
const INDEX_VERSION = /"(?:index|finder)":"(\w+)"/g
const INDEX_FILE = /^\/assets\/(?:search|finding)\/(\w+)[./]/
