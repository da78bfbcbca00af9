import { codeListPath } from '../addresses/offlineFiles.ts'
import { readCodeList } from './codeList.ts'
import { deleteFile, keptFiles } from './files.ts'
import { deleteRecord, type PageFacts, readAllFacts, readStaying } from './pageRecord.ts'
import { pictureOf } from './pictures.ts'

const DAY = 24 * 60 * 60 * 1000
/** What was only visited is kept for so long, in milliseconds, … */
const VISITED_FOR = 30 * DAY
/** … and so many pages at most, the ones that were visited last: about 15 MB with their pictures. */
const VISITED_PAGES = 60

/**
 * Forgets the pages that were visited long ago or before many others, and the files that no page
 * needs any more: those of earlier builds, and pictures.
 *
 * @param always paths of pages that stay without being asked for
 */
export async function forgetOld(now: number, always: readonly string[]): Promise<void> {
  const all = await readAllFacts()
  const stay = new Set([...always, ...(await readStaying())])
  const visited = [...all].filter(([path]) => !stay.has(path))
  const latestFirst = visited.toSorted(([, one], [, other]) => other.at - one.at)
  const old = latestFirst.filter(
    ([, { at }], index) => index >= VISITED_PAGES || now - at > VISITED_FOR,
  )
  for (const [path] of old) {
    all.delete(path)
    await deleteRecord(path)
  }
  await forgetFiles([...all.values()])
}

/** @param pages all that are still kept */
async function forgetFiles(pages: PageFacts[]): Promise<void> {
  const codes = new Set(pages.map(({ code }) => code))
  const lists = await Promise.all([...codes].map(readCodeList))
  const files = new Set([
    ...[...codes].map(codeListPath),
    ...lists.flat(),
    ...pages.flatMap((page) => page.files),
  ])
  const pictures = new Set<string | null>(pages.flatMap((page) => page.pictures))
  const indexes = new Set<string | undefined>(pages.flatMap((page) => page.indexes))
  for (const address of await keptFiles()) {
    const index = INDEX_FILE.exec(address)?.[1]
    const isNeeded = files.has(address) || pictures.has(pictureOf(address)) || indexes.has(index)
    if (!isNeeded) await deleteFile(address)
  }
}

/** A file of the index of a search or a filter, which has its version in its address. */
const INDEX_FILE = /^\/assets\/(?:search|finding)\/(\w+)[./]/
