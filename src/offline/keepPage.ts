import { codeListPath } from '../addresses/offlineFiles.ts'
import { readCodeList } from './codeList.ts'
import { fetchToKeep } from './fetchToKeep.ts'
import { keepFiles } from './files.ts'
import { headersToKeep, type PageRecord, writeRecord } from './pageRecord.ts'
import { missingPictures } from './pictures.ts'
import { type PageNeeds, readPage } from './readPage.ts'

export interface KeepOptions {
  /** Files to keep with it, such as the pictures that were shown. */
  files?: readonly string[]
  /** Whether everything that the page can show and do is kept, not only what it begins with. */
  whole?: boolean
}

/**
 * Keeps a page so that it opens without the network: its HTML, its data, and the code and styles that
 * bring it to life. Nothing is written before all of it is there and of one build, so a page that was
 * kept before stays as it was when the network fails or the site is published in between.
 *
 * @param path as `pagePath` writes it
 * @returns the code of the page; null when there is no such page
 * @throws when something of it does not arrive, or there is no room for it
 */
export async function keepPage(path: string, options: KeepOptions = {}): Promise<string | null> {
  const { files = [], whole = false } = options
  // What a browser still has of the last build may be asked for; then once more, past that.
  const read = (await readBuild(path, 'default')) ?? (await readBuild(path, 'no-cache'))
  if (read === null) throw new Error(`${path} was published again meanwhile.`)
  if (read === 'missing') return null
  const { needs, record } = read
  const pictures = whole ? await missingPictures(needs.pictures) : []
  const code = whole ? await codeFiles(needs.code) : []
  await keepFiles([...needs.files, ...files, ...pictures, ...code])
  const { data: _, ...kept } = needs
  const indexes = [...record.json.matchAll(INDEX_VERSION)].map(([, version = '']) => version)
  await writeRecord(path, { ...kept, indexes, at: Date.now(), whole }, record)
  return needs.code
}

/** What a page's data says of the index that it searches or filters by. */
const INDEX_VERSION = /"(?:index|finder)":"(\w+)"/g

interface Read {
  needs: PageNeeds
  record: PageRecord
}

/** Reads a page and its data; null when they are of two builds. */
async function readBuild(path: string, cache: RequestCache): Promise<Read | 'missing' | null> {
  const page = await fetchToKeep(path, cache)
  if (page.status === 404) return 'missing'
  const html = await textOf(page)
  const needs = readPage(html)
  if (!needs) return 'missing'
  const json = needs.data ? await textOf(await fetchToKeep(needs.data, cache)) : ''
  const isOfOneBuild = !needs.data || isStamped(json, needs)
  return isOfOneBuild ? { needs, record: { headers: headersToKeep(page), html, json } } : null
}

async function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  return response.text()
}

function isStamped(json: string, { code, version }: { code: string; version: string }): boolean {
  const stamp: { code: string; version: string } = JSON.parse(json)
  return stamp.code === code && stamp.version === version
}

/**
 * The files of a version of the code, with their list, which is kept on the way.
 * @throws when the list does not arrive
 */
export async function codeFiles(code: string): Promise<string[]> {
  const list = codeListPath(code)
  await keepFiles([list])
  return [list, ...(await readCodeList(code))]
}
