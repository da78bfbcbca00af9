import { createColors } from 'picocolors'
import { codeFrame } from './codeFrame.ts'
import { formatProblem, ofSeverity, type ContentProblem, severityOf } from './problem.ts'
import { isAboutFile } from './rules.ts'

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
    errors > 0 && counted(errors, 'error'),
    warnings > 0 && counted(warnings, 'warning'),
  ]
  return `${parts.filter(Boolean).join(' and ') || 'No problems'} in ${documents}.`
}

/** `1 error`, `2 errors`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
