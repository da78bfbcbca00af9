import path from 'node:path'
import type { ContentType } from '../../../src/content/schema/documentType.ts'
import type { Cache } from '../../cache/cache.ts'
import { type PhotoReading, readPhoto } from '../../pictures/readPhoto.ts'
import { contentTypeOf } from '../../../src/content/schema/index.ts'
import { checkContent } from './checkContent.ts'
import { checkPhotos, unusedPhotos } from '../checks/checkPhotos.ts'
import { checkFonts } from '../checks/checkFonts.ts'
import { checkLogo } from '../checks/checkLogo.ts'
import { listFiles, isPlainFile } from './listFiles.ts'
import { compareTexts, ofSeverity } from '../../problems/problem.ts'
import type { ReadDocument } from '../documents/document.ts'
import { largeDocument, MAX_BYTES, readDocument, unreadableDocument } from './readDocument.ts'
import { isErrno } from '../../system/isErrno.ts'
import { readFileSync, statSync } from 'node:fs'
import type { FieldRules } from '../../../src/content/schema/fields.ts'
import { hashOf } from '../../cache/hashOf.ts'
import { hashCode } from '../../cache/hashCode.ts'

export type Content = Awaited<ReturnType<typeof readContent>>

export interface ContentCache {
  documents: Memory<ReadDocument>
  photos: Memory<PhotoReading>
  kept?: Cache
}

export function createContentCache(kept?: Cache): ContentCache {
  return { documents: new Map(), photos: new Map(), kept }
}

export interface UnsavedFile {
  /** Relative to the content folder, with forward slashes. */
  name: string
  /** Null when it is to be deleted. */
  bytes: Uint8Array | null
}

/** Reads and checks all documents below an absolute folder, with `changes` in place of the disk. */
export async function readContent(
  contentDir: string,
  now: Date,
  cache = createContentCache(),
  changes: readonly UnsavedFile[] = [],
) {
  const list = await listFiles(contentDir)
  const names = withChanges(list.names, changes)
  const documents: ReadDocument[] = []
  for (const name of names) {
    const type = contentTypeOf(name)
    if (!type) continue
    const bytes = changes.find((change) => change.name === name)?.bytes
    const document = bytes
      ? readDocument(shownName(contentDir, name), bytes, type)
      : await readOneDocument(contentDir, name, type, cache)
    documents.push(document)
  }
  const folder = path.basename(contentDir)
  const checked = checkContent(folder, { ...list, names }, documents, now)
  const photoFolder = {
    dir: contentDir,
    shown: folder,
    names,
    readPhoto: (file: string) => readOnce(file, cache.photos, () => readPhoto(file, cache.kept)),
  }
  const { photos, photosInTexts, problems } = await checkPhotos(documents, photoFolder)
  const fontProblems = await checkFonts(documents, contentDir)
  const logoProblems = await checkLogo(contentDir)
  const all = [...checked.problems, ...problems, ...fontProblems, ...logoProblems]
  const isSound = ofSeverity('error', all).every(({ rule }) => rule === 'missing-file')
  const unused = isSound ? unusedPhotos(documents, photoFolder) : []
  return { ...checked, photos, photosInTexts, problems: [...all, ...unused] }
}

function withChanges(names: string[], changes: readonly UnsavedFile[]): string[] {
  const others = names.filter((name) => !changes.some((change) => change.name === name))
  const written = changes.flatMap(({ name, bytes }) => (bytes ? [name] : []))
  return [...others, ...written].toSorted(compareTexts)
}

async function readOneDocument(
  contentDir: string,
  name: string,
  type: ContentType,
  { documents, kept }: ContentCache,
): Promise<ReadDocument> {
  const shown = shownName(contentDir, name)
  const place = path.join(contentDir, name)
  try {
    return await readOnce(place, documents, async (file) => {
      if (!isPlainFile(file, MAX_BYTES)) return largeDocument(shown, type)
      const bytes = readFileSync(file)
      return kept ? readCached(kept, shown, bytes, type) : readDocument(shown, bytes, type)
    })
  } catch (error) {
    if (isRefusal(error, place)) return unreadableDocument(shown, type)
    throw error
  }
}

function isRefusal(error: unknown, file: string): boolean {
  if (!isErrno(error, 'EACCES', 'EPERM', 'EIO', 'ENOENT')) return false
  return error.path === undefined || error.path === file
}

/** Messages name `content/recipes/7.yaml`, wherever the folder is. */
export function shownName(contentDir: string, name: string): string {
  return path.posix.join(path.basename(contentDir), name)
}

type Memory<T> = Map<string, { stamp: string; value: T }>

/** Reads again only when the time or size of the file has changed. */
async function readOnce<T>(file: string, memory: Memory<T>, read: (file: string) => Promise<T>) {
  // For thousands of files, `statSync` is five times as fast as awaiting each.
  const { mtimeMs, size } = statSync(file)
  const stamp = `${mtimeMs} ${size}`
  const known = memory.get(file)
  if (known?.stamp === stamp) return known.value
  const value = await read(file)
  memory.set(file, { stamp, value })
  return value
}

export async function readCached(cache: Cache, name: string, bytes: Buffer, type: ContentType) {
  const version = `${process.version} ${await hashCode()}`
  const key = `document-${hashOf([version, name, bytes])}`
  const { values, problems, ...stored } = await cache.getOrMake(key, () => {
    const read = readDocument(name, bytes, type)
    const placed = read.placed.map(({ rules: _rules, ...value }) => value)
    return { values: read.values, problems: read.problems, placed }
  })
  const placed = stored.placed.map((value) =>
    Object.assign(value, { rules: rulesAt(type, value.path) }),
  )
  return { file: name, type, values, placed, problems }
}

function rulesAt({ fields }: ContentType, fieldPath: string): FieldRules {
  let rules: FieldRules | undefined = { kind: 'group', fields }
  for (const part of fieldPath.split(/\.|(?=\[)/)) {
    if (rules?.kind === 'list') rules = rules.of
    else rules = rules?.kind === 'group' ? rules.fields[part]?.rules : undefined
  }
  if (!rules) throw new Error(`There is no field ${fieldPath}.`)
  return rules
}
