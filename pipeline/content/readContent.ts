import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { contentTypes } from '../../src/content/schema/index.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { checkTogether } from './checkTogether.ts'
import { byText, type Problem } from './problem.ts'
import { readDocument, type ReadDocument } from './readDocument.ts'

/** Everything under `content/`, read once. */
export interface Content {
  /** In the order of their document types, then of `id`, then of file names. */
  documents: ReadDocument[]
  problems: Problem[]
}

/** Documents read before, by file; a file that has not changed since is not read again. */
export type ReadCache = Map<string, { stamp: string; document: ReadDocument }>

/**
 * Reads and checks every document below a content folder.
 *
 * @param contentDir absolute path of the folder
 * @param cache kept between calls by a caller that reads the folder again and again
 */
export async function readContent(contentDir: string, cache?: ReadCache): Promise<Content> {
  const names = await listFiles(contentDir)
  const problems: Problem[] = []
  const documents: ReadDocument[] = []
  for (const name of names) {
    const type = contentTypes.find((candidate) => belongsTo(name, candidate))
    if (type) documents.push(await readOnce(contentDir, name, type, cache))
    else problems.push(strangerProblem(contentDir, name))
  }
  problems.push(...missingSingles(contentDir, names))
  problems.push(...documents.flatMap((document) => document.problems))
  problems.push(...checkTogether(documents))
  return { documents: documents.toSorted(byTypeAndId), problems }
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

/** Whether a file, named from the content folder, stands where documents of the type do. */
export function belongsTo(name: string, { folder, extension, singleFile }: ContentType): boolean {
  if (singleFile) return name === `${singleFile}${extension}`
  const { dir, ext } = path.posix.parse(name)
  return dir === folder && ext === extension
}

async function readOnce(
  contentDir: string,
  name: string,
  type: ContentType,
  cache?: ReadCache,
): Promise<ReadDocument> {
  const absolute = path.join(contentDir, name)
  const { mtimeMs, size } = await stat(absolute)
  const stamp = `${mtimeMs} ${size}`
  const known = cache?.get(name)
  if (known?.stamp === stamp) return known.document
  const document = readDocument(shownName(contentDir, name), await readFile(absolute), type)
  cache?.set(name, { stamp, document })
  return document
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
    what: 'No document type has files in this place with this ending.',
    fix: `Move or rename it; documents are ${places.join(', ')}.`,
  }
}

function missingSingles(contentDir: string, names: string[]): Problem[] {
  return contentTypes.flatMap(({ singleFile, extension }) => {
    const name = `${singleFile}${extension}`
    if (!singleFile || names.includes(name)) return []
    const what = 'The file is missing.'
    const file = shownName(contentDir, name)
    return [{ file, line: 1, column: 1, what, fix: 'Bring it back from git; the site needs it.' }]
  })
}

function byTypeAndId(a: ReadDocument, b: ReadDocument): number {
  const order = contentTypes.indexOf(a.type) - contentTypes.indexOf(b.type)
  return order || Number(a.values.id ?? 0) - Number(b.values.id ?? 0) || byText(a.file, b.file)
}
