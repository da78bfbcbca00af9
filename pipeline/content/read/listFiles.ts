import { lstatSync, type Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { ExplainedError } from '../../system/explainFailure.ts'
import type { ContentProblem, MistakeText } from '../../problems/problem.ts'
import { compareTexts, escaped, fileProblem } from '../../problems/problem.ts'
import { isErrno } from '../../system/isErrno.ts'

export interface FileList {
  /** Relative to the folder, with forward slashes, sorted; files with problems are left out. */
  names: string[]
  problems: ContentProblem[]
}

/** Leaves out hidden files and copies of editors. @throws ExplainedError for no folder or an empty one */
export async function listFiles(contentDir: string): Promise<FileList> {
  const list: FileList = { names: [], problems: [] }
  await listFolder(contentDir, '', list).catch((error: unknown) => {
    throw explainMissing(contentDir, error)
  })
  if (list.names.length === 0 && list.problems.length === 0) {
    throw new ExplainedError(`There is nothing in the folder ${contentDir}.  ${FIX}`)
  }
  return { ...list, names: list.names.toSorted(compareTexts) }
}

const FIX = 'Bring its files back from git; if it is not the folder that you mean, name another.'

/** Does not use `recursive`, which fails at the first unreadable name. */
async function listFolder(contentDir: string, folder: string, list: FileList): Promise<void> {
  const entries = await readdir(path.join(contentDir, folder), { withFileTypes: true })
  for (const entry of entries.filter(({ name }) => !/^\.|^~\$|~$/.test(name))) {
    const name = path.posix.join(folder, entry.name)
    const problem = problemOf(path.posix.join(path.basename(contentDir), name), name, entry)
    if (problem) list.problems.push(problem)
    else if (entry.isDirectory()) await listFolder(contentDir, name, list)
    else list.names.push(name)
  }
}

function problemOf(file: string, name: string, entry: Dirent): ContentProblem | undefined {
  const bad = checkName(name)
  if (bad) return fileProblem(showName(file), 'file-name', bad.what, bad.fix)
  if (entry.isFile() || entry.isDirectory()) return undefined
  const what = entry.isSymbolicLink()
    ? 'This is a link, which may lead out of the content.'
    : 'This is neither a file nor a folder.'
  return fileProblem(file, 'no-file', what, 'Put a file in its place, or remove it.')
}

function explainMissing(contentDir: string, error: unknown): unknown {
  if (!isErrno(error, 'ENOENT', 'ENOTDIR') || error.path !== contentDir) return error
  if (error.code === 'ENOENT') {
    return new ExplainedError(`There is no folder ${contentDir}.  ${FIX}`)
  }
  return new ExplainedError(`${contentDir} is a file and no folder.  ${FIX}`)
}

/** Whether a file is no link, device or pipe, and not larger than `most` bytes. */
export function isPlainFile(file: string, most: number): boolean {
  const found = lstatSync(file, { throwIfNoEntry: false })
  return found?.isFile() === true && found.size <= most
}

const PLAIN_PART = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_. ,+~'’()-]*$/u

/** The bytes of a name in UTF-8: systems allow 255, and the build appends to names. */
const MAX_NAME_BYTES = 200

export function checkName(name: string): MistakeText | undefined {
  if (!name.split('/').every((part) => PLAIN_PART.test(part))) {
    const fix = 'Rename it: letters, digits, spaces and _ . , + ~ ’ ( ) - after a letter or digit.'
    return { what: 'The name holds a character that names of files here cannot have.', fix }
  }
  const length = Buffer.byteLength(name)
  if (length <= MAX_NAME_BYTES) return undefined
  return { what: `The name is ${length} bytes long; ${MAX_NAME_BYTES} fit.`, fix: 'Rename it.' }
}

const SHOWN_LENGTH = 120

function showName(name: string): string {
  const shown = escaped(name, /[\p{C}\p{Zl}\p{Zp}\\]/gu)
  return shown.length > SHOWN_LENGTH ? `${shown.slice(0, SHOWN_LENGTH)}…` : shown
}
