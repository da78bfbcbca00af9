import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentTypes } from '../../src/content/schema/index.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import type { PictureCache } from '../pictures/pictureCache.ts'
import { type PhotoReading, readPhoto } from '../pictures/readPhoto.ts'
import { checkPhotos, isPictureName, type Photos } from './checkPhotos.ts'
import { checkTogether } from './checkTogether.ts'
import { byText, type Problem } from './problem.ts'
import { readDocument, type ReadDocument } from './readDocument.ts'
import { type Memory, readOnce } from './readOnce.ts'

/** Everything under `content/`, read once. */
export interface Content {
  /** In the order of their document types, then of `id`, then of file names. */
  documents: ReadDocument[]
  photos: Photos
  problems: Problem[]
}

/** What a caller that reads the folder again and again keeps between calls. */
export interface ContentCache {
  documents: Memory<ReadDocument>
  photos: Memory<PhotoReading>
  /** Also keeps what was found in photos, for the next process. */
  pictures?: PictureCache
}

/** @param pictures where painted pictures are kept; without it every photo is looked at once */
export function createContentCache(pictures?: PictureCache): ContentCache {
  return { documents: new Map(), photos: new Map(), pictures }
}

/**
 * Reads and checks every document below a content folder, and every photo that one shows.
 *
 * @param contentDir absolute path of the folder
 */
export async function readContent(
  contentDir: string,
  cache = createContentCache(),
): Promise<Content> {
  const names = await listFiles(contentDir)
  const problems: Problem[] = []
  const documents: ReadDocument[] = []
  for (const name of names) {
    const type = contentTypes.find((candidate) => belongsTo(name, candidate))
    if (type) documents.push(await readOneDocument(contentDir, name, type, cache))
    else if (!isPictureName(name)) problems.push(strangerProblem(contentDir, name))
  }
  problems.push(...missingSingles(contentDir, names))
  problems.push(...documents.flatMap((document) => document.problems))
  problems.push(...checkTogether(documents))
  const shown = await checkPhotos(documents, {
    dir: contentDir,
    shown: path.basename(contentDir),
    names,
    readPhoto: (file) => readOnce(file, cache.photos, () => readPhoto(file, cache.pictures)),
  })
  problems.push(...shown.problems)
  return { documents: documents.toSorted(byTypeAndId), photos: shown.photos, problems }
}

/** Files below the folder, relative to it, with forward slashes; hidden ones are left out. */
async function listFiles(contentDir: string): Promise<string[]> {
  const entries = await readdir(contentDir, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(contentDir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !/(^|\/)\.|~$/.test(name))
    .toSorted(byText)
}

function belongsTo(name: string, { folder, extension, singleFile }: ContentType): boolean {
  if (singleFile) return name === `${singleFile}${extension}`
  const { dir, ext } = path.posix.parse(name)
  return dir === folder && ext === extension
}

async function readOneDocument(
  contentDir: string,
  name: string,
  type: ContentType,
  { documents }: ContentCache,
): Promise<ReadDocument> {
  return readOnce(path.join(contentDir, name), documents, async (file) =>
    readDocument(shownName(contentDir, name), await readFile(file), type),
  )
}

/** How messages name a file: `content/recipes/7.yaml`, wherever the folder is. */
function shownName(contentDir: string, name: string): string {
  return path.posix.join(path.basename(contentDir), name)
}

function strangerProblem(contentDir: string, name: string): Problem {
  const places = contentTypes.map(({ folder, extension, singleFile }) =>
    singleFile ? `${singleFile}${extension}` : `${folder}/*${extension}`,
  )
  return {
    file: shownName(contentDir, name),
    line: 1,
    column: 1,
    rule: 'misplaced-file',
    what: 'No document type has files in this place with this ending.',
    fix: `Move or rename it; documents are ${places.join(', ')}.`,
  }
}

function missingSingles(contentDir: string, names: string[]): Problem[] {
  return contentTypes.flatMap(({ singleFile, extension }) => {
    const name = `${singleFile}${extension}`
    if (!singleFile || names.includes(name)) return []
    const problem: Problem = {
      file: shownName(contentDir, name),
      line: 1,
      column: 1,
      rule: 'missing-file',
      what: 'The file is missing.',
      fix: 'Bring it back from git; the site needs it.',
    }
    return [problem]
  })
}

function byTypeAndId(a: ReadDocument, b: ReadDocument): number {
  const order = contentTypes.indexOf(a.type) - contentTypes.indexOf(b.type)
  return order || Number(a.values.id ?? 0) - Number(b.values.id ?? 0) || byText(a.file, b.file)
}
