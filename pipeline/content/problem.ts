/** A place in a file; both numbers count from 1. */
export interface Place {
  line: number
  column: number
}

/** A mistake, in words for the person who edits a document. */
export interface Mistake {
  /** What is wrong. */
  what: string
  /** What to do about it. */
  fix: string
}

/** A mistake with its place in a document. */
export interface Problem extends Place, Mistake {
  /** Path from the project's root, with forward slashes. */
  file: string
}

/** `file:line:column  what  fix`, the one form in which a mistake is shown. */
export function formatProblem({ file, line, column, what, fix }: Problem): string {
  return `${file}:${line}:${column}  ${what}  ${fix}`
}

const QUOTED_LENGTH = 80

/** A value in quotation marks, on one line and cut when long, as messages show it. */
export function quote(value: string): string {
  const characters = [...value.slice(0, 2 * QUOTED_LENGTH).replaceAll(/\s+/g, ' ')]
  const isCut = characters.length > QUOTED_LENGTH || value.length > 2 * QUOTED_LENGTH
  return `“${characters.slice(0, QUOTED_LENGTH).join('')}${isCut ? '…' : ''}”`
}

/** All problems in the order of files and lines. */
export function sortProblems(problems: Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) => byText(a.file, b.file) || a.line - b.line || a.column - b.column,
  )
}

/** The content cannot be used; holds every problem that was found. */
export class ContentError extends Error {
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
    const sorted = sortProblems(problems)
    const count = sorted.length === 1 ? '1 problem' : `${sorted.length} problems`
    super([`${count} in the content:`, ...sorted.map(formatProblem)].join('\n'))
    this.name = 'ContentError'
    this.problems = sorted
  }
}

/** Compares by code unit, so that the order is the same on every machine. */
export function byText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
