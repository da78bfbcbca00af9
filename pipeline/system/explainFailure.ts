import path from 'node:path'

/** An error that the site's owner can fix. Its message says how, and is shown without a stack. */
export class ExplainedError extends Error {
  override readonly name: string = 'ExplainedError'
}

/** Explanations by pattern of system codes, or of messages from native programs. */
const SYSTEM_FAILURES: readonly (readonly [pattern: RegExp, explanation: string])[] = [
  [
    /\b(ENOSPC|EDQUOT)\b|no space left|quota exceeded|os error (28|122)\b/i,
    'The disk is full: FILE could not be written.  Free some space and try again.',
  ],
  [
    /\bEROFS\b|read-only file system|os error 30\b/i,
    'The disk is read-only: FILE could not be changed.  Make it writable, or work in a copy.',
  ],
  [
    /\b(EACCES|EPERM)\b|permission denied|os error (1|13)\b/i,
    'This user may not read or change FILE.  Run the command as its owner, or make it your own.',
  ],
  [
    /\b(EMFILE|ENFILE)\b|too many open files|os error (23|24)\b/i,
    'Too many files are open at once: FILE could not be opened.  Allow more of them, for example with “ulimit -n 4096”, and try again.',
  ],
  [
    /\b(ENOTDIR|EISDIR)\b/,
    'A file stands where a folder has to be, or a folder in place of a file: FILE.  Move it away, and try again.',
  ],
  // Node 20 reports this for nested folders, whatever the cause.
  [
    /^ENOENT .*\bmkdir\b/,
    'FILE could not be made: the disk is full or read-only.  Free some space or make it writable, and try again.',
  ],
  [
    /\b(EXDEV|EBUSY)\b/,
    'FILE could not be replaced: it is a disk of its own, or another program uses it.  Make it a folder of the project, or end that program.',
  ],
]

/** Optional and unknown, since code may throw any value. */
type Properties = Partial<Record<string, unknown>>

/** Explains failures outside of the code; undefined for bugs, whose stack developers need. */
export function explainFailure(failure: unknown): string | undefined {
  for (const error of withCauses(failure)) {
    if (error instanceof ExplainedError) return error.message
    const { code = '', message = error, path: file }: Properties = Object(error)
    const match = SYSTEM_FAILURES.find(([pattern]) => pattern.test(`${code} ${message}`))
    if (match) return match[1].replace('FILE', () => pathFromProject(file))
  }
  return undefined
}

/** Returns the causes of an error, then the error itself. Contentlayer stores a cause in `error`. */
function withCauses(failure: unknown, depth = 5): unknown[] {
  const { cause, error }: Properties = Object(failure)
  const inner = depth === 0 ? [] : [cause, error].filter(Boolean)
  return [...inner.flatMap((each) => withCauses(each, depth - 1)), failure]
}

function pathFromProject(file: unknown): string {
  if (typeof file !== 'string') return 'a file'
  return path.relative(process.cwd(), file) || 'the folder of the project'
}
