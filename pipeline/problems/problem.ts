import type { Node } from 'unist'
import { ExplainedError } from '../system/explainFailure.ts'
import { type Rule, RULES, type Severity } from './rules.ts'
import { countOf } from '../../src/shared/textForms.ts'

/** Lines and columns count from 1, columns in UTF-16 units as editors do. */
export interface SourcePlace {
  line: number
  column: number
  /** The place behind the last character, where it is known. */
  end?: { line: number; column: number }
  /** The field at this place, such as `ingredients[2].text`. */
  path?: string
}

export interface MistakeText {
  what: string
  fix: string
}

export interface ContentProblem extends SourcePlace, MistakeText {
  /** Path from the project's root, with forward slashes. */
  file: string
  rule: Rule
  /** The file below whose problems this one is listed. */
  beside?: string
}

export type RuledMistake = readonly [rule: Rule, what: string, fix: string]
export type FoundMistake = readonly [place: SourcePlace, ...RuledMistake]

type ReportedPlace = SourcePlace & Pick<ContentProblem, 'beside'>
export type Report = (place: ReportedPlace, ...mistake: RuledMistake) => undefined

export type FileReport = (file: string) => Report

export function reportInto(problems: ContentProblem[], file: string): Report {
  return (place, rule, what, fix) => {
    problems.push({ file, ...place, rule, what, fix })
  }
}

export function severityOf({ rule }: ContentProblem): Severity {
  return RULES[rule]
}

export function ofSeverity(severity: Severity, problems: readonly ContentProblem[]) {
  return problems.filter((problem) => severityOf(problem) === severity)
}

/** `file:line:column  what  fix`; a warning also names its rule, for `acknowledge`. */
export function formatProblem(problem: ContentProblem): string {
  const { file, line, column, rule, what, fix } = problem
  const place = `${file}:${line}:${column}`
  if (severityOf(problem) === 'error') return plainLine(`${place}  ${what}  ${fix}`)
  return plainLine(`${place}  Warning: ${what}  ${fix}  [${rule}]`)
}

const QUOTED_LENGTH = 80

/** Puts a value in quotes, on one line and cut when long. */
export function quote(value: string): string {
  const characters = [...value.slice(0, 2 * QUOTED_LENGTH).replaceAll(/\s+/g, ' ')]
  const isCut = characters.length > QUOTED_LENGTH || value.length > 2 * QUOTED_LENGTH
  return `“${characters.slice(0, QUOTED_LENGTH).join('')}${isCut ? '…' : ''}”`
}

export function sortProblems(problems: readonly ContentProblem[]): ContentProblem[] {
  return problems.toSorted(
    (a, b) =>
      compareTexts(a.beside ?? a.file, b.beside ?? b.file) ||
      Number(a.beside !== undefined) - Number(b.beside !== undefined) ||
      a.line - b.line ||
      a.column - b.column,
  )
}

export class ContentError extends ExplainedError {
  override readonly name = 'ContentError'
  readonly problems: ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    const sorted = sortProblems(problems)
    const count = countOf(sorted.length, 'problem')
    super([`${count} in the content:`, ...sorted.map(formatProblem)].join('\n'))
    this.problems = sorted
  }
}

/** Compares by code unit, which is the same on every machine. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

export const FILE_START: SourcePlace = { line: 1, column: 1 }

export function fileProblem(file: string, rule: Rule, what: string, fix: string): ContentProblem {
  return { file, ...FILE_START, rule, what, fix }
}

/** The place of a node, or `around` when it has none. */
export function placeOfNode({ position }: Node, around: SourcePlace): SourcePlace {
  if (!position) return around
  const { start, end } = position
  const { line, column } = start
  return { line, column, end: { line: end.line, column: end.column } }
}

/** Escapes control characters, and `##[group]`, which GitHub Actions obeys anywhere in a line. */
export function plainLine(line: string): string {
  return escaped(line, /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu).replaceAll('##[', '## [')
}

/** Writes characters by their numbers, as `\u{202e}`. */
export function escaped(text: string, characters: RegExp): string {
  return text.replaceAll(characters, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`)
}
