import { createColors } from 'picocolors'
import type { ContentProblem, SourcePlace } from './problem.ts'
import { formatProblem, ofSeverity, severityOf, plainLine } from './problem.ts'
import { isAboutFile } from './rules.ts'
import { countOf } from '../../src/shared/textForms.ts'

/** Each problem with the lines around it, unless it is about the whole file. */
export function reportText(
  problems: readonly ContentProblem[],
  textOf: (file: string) => string | null,
  color: boolean,
) {
  const parts = problems.map((problem) => {
    const lines = isAboutFile(problem.rule) ? undefined : textOf(problem.file)?.split('\n')
    const frame = lines ? `\n\n${codeFrame(lines, problem, color)}\n` : ''
    return `${headline(problem, color)}${frame}\n`
  })
  return parts.join('')
}

function headline(problem: ContentProblem, color: boolean): string {
  const { red, yellow } = createColors(color)
  const paint = severityOf(problem) === 'error' ? red : yellow
  const line = formatProblem(problem)
  const place = line.indexOf(' ')
  return paint(line.slice(0, place)) + line.slice(place)
}

export function reportJson(problems: readonly ContentProblem[]): string {
  const rows = problems.map((problem) => ({
    file: problem.file,
    line: problem.line,
    column: problem.column,
    endLine: problem.end?.line,
    endColumn: problem.end?.column,
    severity: severityOf(problem),
    rule: problem.rule,
    message: problem.what,
    fix: problem.fix,
  }))
  return `${JSON.stringify(rows, null, 2)}\n`
}

/** `2 errors and 1 warning in 101 documents.` */
export function countsLine(problems: readonly ContentProblem[], documents: string): string {
  const errors = ofSeverity('error', problems).length
  const warnings = problems.length - errors
  const parts = [
    errors > 0 && countOf(errors, 'error'),
    warnings > 0 && countOf(warnings, 'warning'),
  ]
  return `${parts.filter(Boolean).join(' and ') || 'No problems'} in ${documents}.`
}

/** Characters of a line that are shown; a paragraph is one long line. */
const WIDTH = 96
const BEFORE = 36

/** Shows the lines around a mistake, with its words underlined. */
export function codeFrame(lines: readonly string[], place: SourcePlace, color: boolean): string {
  const { dim, red } = createColors(color)
  const line = lines[place.line - 1] ?? ''
  const cut = Math.max(0, Math.min(place.column - 1 - BEFORE, line.length - WIDTH))
  const start = place.column - cut
  const end = Math.min(endColumn(line, place) - cut, WIDTH + 1)
  const last = Math.min(place.line + 1, lines.length)
  const row = (mark: string, number: string, text: string) =>
    (red(mark) + dim(` ${number.padStart(String(last).length)} |`) + text).trimEnd()
  const textAt = (number: number, from: number) => ` ${cropLine(lines[number - 1] ?? '', from)}`
  return [
    ...(place.line > 1 ? [row(' ', String(place.line - 1), textAt(place.line - 1, 0))] : []),
    row('>', String(place.line), textAt(place.line, cut)),
    row(' ', '', red(' '.repeat(start) + '^'.repeat(Math.max(1, end - start)))),
    ...(last > place.line ? [row(' ', String(last), textAt(last, 0))] : []),
  ].join('\n')
}

function cropLine(line: string, cut: number): string {
  const clean = line.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
  const start = cut > 0 ? '…' : ''
  const end = clean.length > cut + WIDTH ? '…' : ''
  return plainLine(start + clean.slice(cut + start.length, cut + WIDTH - end.length) + end)
}

function endColumn(text: string, { line, column, end }: SourcePlace): number {
  if (!end) return column + 1
  return Math.max(column + 1, end.line === line ? end.column : text.length + 1)
}
