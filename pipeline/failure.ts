import path from 'node:path'

/** Something that the owner of the site can mend; its message says what and how, and is all. */
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
    // The second is what Node 20 says of a folder that it should make with those above it.
    pattern: /\bEROFS\b|^ENOENT .*\bmkdir\b|read-only file system|os error 30\b/i,
    explain: (file: string) =>
      `The disk is read-only: ${file} could not be changed.  Make it writable, or work in a copy.`,
  },
  {
    pattern: /\b(EACCES|EPERM)\b|permission denied|os error (1|13)\b/i,
    explain: (file: string) =>
      `This user may not read or change ${file}.  Change its owner or its permissions, and try again.`,
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
    const text = `${textOf(error, 'code')} ${textOf(error, 'message') || String(error)}`
    const known = SYSTEM_FAILURES.find(({ pattern }) => pattern.test(text))
    if (known) return known.explain(fileOf(error))
  }
  return undefined
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

function textOf(error: unknown, key: string): string {
  const value = valueOf(error, key)
  return typeof value === 'string' ? value : ''
}

/** The file that the system names, as it is called from the project's folder. */
function fileOf(error: unknown): string {
  const file = textOf(error, 'path')
  return file === '' ? 'a file' : path.relative(process.cwd(), file) || 'the folder of the project'
}
