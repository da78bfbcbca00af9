import { ExplainedError } from '../../failure.ts'
import { type Rule, RULES, type Severity } from '../check/rules.ts'

/** A place in a file; lines and columns count from 1, columns in UTF-16 units as editors do. */
export interface Place {
  line: number
  column: number
  /** Behind the last character, where it is known. */
  end?: { line: number; column: number }
}

/** What is wrong in a document, in words for the person who edits it. */
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
  rule: Rule
  /** The file behind whose problems this one is shown, when it is about both. */
  beside?: string
}

/** Reports a mistake at a place in a file. */
export type Complain = (place: Place, rule: Rule, what: string, fix: string) => void

/** Collects the problems of one file. */
export function complainInto(problems: Problem[], file: string): Complain {
  return ({ line, column, end }, rule, what, fix) =>
    problems.push({ file, line, column, end, rule, what, fix })
}

export function severityOf({ rule }: Problem): Severity {
  return RULES[rule]
}

/** The problems of one severity. */
export function only(severity: Severity, problems: readonly Problem[]): Problem[] {
  return problems.filter((problem) => severityOf(problem) === severity)
}

/**
 * `file:line:column  what  fix`, the one form in which a mistake is shown. A warning also names its
 * rule, by which it can be acknowledged.
 */
export function formatProblem(problem: Problem): string {
  const { file, line, column, rule, what, fix } = problem
  const place = `${file}:${line}:${column}`
  if (severityOf(problem) === 'error') return `${place}  ${what}  ${fix}`
  return `${place}  Warning: ${what}  ${fix}  [${rule}]`
}

const QUOTED_LENGTH = 80

/** A value in quotation marks, on one line and cut when long, as messages show it. */
export function quote(value: string): string {
  const characters = [...value.slice(0, 2 * QUOTED_LENGTH).replaceAll(/\s+/g, ' ')]
  const isCut = characters.length > QUOTED_LENGTH || value.length > 2 * QUOTED_LENGTH
  return `“${characters.slice(0, QUOTED_LENGTH).join('')}${isCut ? '…' : ''}”`
}

/** All problems in the order of files and lines, but for those that are shown beside others. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      byText(a.beside ?? a.file, b.beside ?? b.file) ||
      Number(a.beside !== undefined) - Number(b.beside !== undefined) ||
      a.line - b.line ||
      a.column - b.column,
  )
}

/** The content cannot be used; holds every error that was found. */
export class ContentError extends ExplainedError {
  override readonly name = 'ContentError'
  readonly problems: Problem[]

  constructor(problems: readonly Problem[]) {
    const sorted = sortProblems(problems)
    const count = sorted.length === 1 ? '1 problem' : `${sorted.length} problems`
    super([`${count} in the content:`, ...sorted.map(formatProblem)].join('\n'))
    this.problems = sorted
  }
}

/** Compares by code unit, so that the order is the same on every machine. */
export function byText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
