import { mkdirSync, rmdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Something that the site's owner can fix; its message says what and how, and is shown alone. */
export class ExplainedError extends Error {
  override readonly name: string = 'ExplainedError'
}

/** What the system says, by its codes; the words that compiled programs use for them. */
const SYSTEM_FAILURES = [
  {
    pattern: /\b(ENOSPC|EDQUOT)\b|no space left|quota exceeded|os error (28|122)\b/i,
    explain: (file: string) =>
      `The disk is full: ${file} could not be written.  Free some space and try again.`,
  },
  {
    pattern: /\bEROFS\b|read-only file system|os error 30\b/i,
    explain: (file: string) =>
      `The disk is read-only: ${file} could not be changed.  Make it writable, or work in a copy.`,
  },
  {
    pattern: /\b(EACCES|EPERM)\b|permission denied|os error (1|13)\b/i,
    explain: (file: string) => {
      const owned = foreignPlace(file)
      return owned === undefined
        ? `This user may not read or change ${file}.  Change its permissions, and try again.`
        : `${owned} belongs to another user, and this one may not read or change ${file}.  ` +
            'Run the command as its owner, or make it your own.'
    },
  },
  {
    pattern: /\b(EMFILE|ENFILE)\b|too many open files|os error (23|24)\b/i,
    explain: (file: string) =>
      `Too many files are open at once: ${file} could not be opened.  ` +
      'Allow more of them, for example with “ulimit -n 4096”, and try again.',
  },
  {
    pattern: /\b(EXDEV|EBUSY)\b/,
    explain: (file: string) =>
      `${file} could not be replaced: it is a disk of its own, or another program uses it.  ` +
      'Make it a folder of the project, or end that program.',
  },
]

/**
 * Says what failed, for who runs a command, when it is nothing in the code of the project.
 *
 * @returns undefined for all else, of which a developer wants to see the stack
 */
export function explainFailure(failure: unknown): string | undefined {
  for (const error of withCauses(failure)) {
    if (error instanceof ExplainedError) return error.message
    const text = systemText(error)
    const known = SYSTEM_FAILURES.find(({ pattern }) => pattern.test(text))
    if (known) return known.explain(fileOf(error))
  }
  return undefined
}

/** What Node 20 says whatever the reason, when it should make a folder with those above it. */
const FOLDER_NOT_MADE = /^ENOENT .*\bmkdir\b/

function systemText(error: unknown): string {
  const text = `${textOf(error, 'code')} ${textOf(error, 'message') || String(error)}`
  return FOLDER_NOT_MADE.test(text) ? reasonAgainstFolder(textOf(error, 'path')) : text
}

/** Why a folder cannot be made: what the system says when it is asked for that one alone. */
function reasonAgainstFolder(folder: string): string {
  const place = nearestExisting(path.dirname(folder))
  const [first = ''] = path.relative(place, folder).split(path.sep)
  const missing = path.join(place, first)
  try {
    mkdirSync(missing)
    rmdirSync(missing)
    return ''
  } catch (error) {
    return `${textOf(error, 'code')} ${textOf(error, 'message')}`
  }
}

/** A file, or the folder that it is in or should be in, when that is not of the user who runs this. */
function foreignPlace(file: string): string | undefined {
  const user = process.getuid?.()
  // Windows has no such numbers.
  if (user === undefined) return undefined
  const absolute = path.resolve(file)
  const places = [absolute, path.dirname(absolute)].map(nearestExisting)
  const foreign = places.find((place) => ownerOf(place) !== user)
  return foreign && shown(foreign)
}

function nearestExisting(place: string): string {
  const isRoot = path.dirname(place) === place
  return isRoot || ownerOf(place) !== undefined ? place : nearestExisting(path.dirname(place))
}

/** The number of a user; undefined where nothing is, or nothing can be seen. */
function ownerOf(place: string): number | undefined {
  try {
    return statSync(place).uid
  } catch {
    return undefined
  }
}

/** An error and what it was made from; Contentlayer calls that `error`. */
function withCauses(failure: unknown, depth = 5): unknown[] {
  if (typeof failure !== 'object' || failure === null || depth === 0) return [failure]
  const inner = [valueOf(failure, 'cause'), valueOf(failure, 'error')]
  return [...inner.filter(Boolean).flatMap((cause) => withCauses(cause, depth - 1)), failure]
}

function valueOf(error: unknown, key: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined
}

/** What an error says under a key, such as `code`; an empty text where that is none. */
export function textOf(error: unknown, key: string): string {
  const value = valueOf(error, key)
  return typeof value === 'string' ? value : ''
}

/** The file that the system names, as it is called from the project's folder. */
function fileOf(error: unknown): string {
  const file = textOf(error, 'path')
  return file === '' ? 'a file' : shown(file)
}

function shown(file: string): string {
  return path.relative(process.cwd(), file) || 'the folder of the project'
}
