import type { Finding, Mistake } from '../report/problem.ts'
import type { Rule } from '../check/rules.ts'

interface Signs extends Mistake {
  /** The first group stands before the slip. */
  line: RegExp
  rule: Rule
}

const SIGNS: Signs[] = [
  {
    line: /^( *)[\u00A0\u2000-\u200A\u202F\u3000]/,
    rule: 'tab-indent',
    what: 'A no-break space stands before the first word of the line, which is no indent.',
    fix: 'Write plain blanks in its place.',
  },
  {
    line: /^([ \t]*)[•‣◦●▪]\s/,
    rule: 'shifted-hyphen',
    what: 'A bullet stands here, which begins no entry.',
    fix: 'Begin the entry with “- ” in its place.',
  },
]

/** The first sign that YAML does not take for what it looks like. */
export function findSign(source: string): Finding | undefined {
  for (const [index, line] of source.split('\n').entries()) {
    for (const { line: pattern, rule, what, fix } of SIGNS) {
      const [, before] = pattern.exec(line) ?? []
      if (before === undefined) continue
      return { place: { line: index + 1, column: before.length + 1 }, rule, what, fix }
    }
  }
  return undefined
}

const NAMED_VALUE = /^(\s*(?:- )?)([\w-]+):\s+([^\s"'|>[{].*)$/

/** Explains a YAML error by a common slip in its line. */
export function slipInLine(source: string, line: number): Finding | undefined {
  const written = source.split('\n')[line - 1] ?? ''
  const tab = /^ *(?=\t)/.exec(written)
  if (tab) {
    const what = 'A tab stands at the beginning of the line, where only blanks may stand.'
    const place = { line, column: tab[0].length + 1 }
    return { place, rule: 'tab-indent', what, fix: 'Write two blanks in its place.' }
  }
  const [, before = '', name = '', value = ''] = NAMED_VALUE.exec(written) ?? []
  const colon = value.search(/:(\s|$)/)
  if (colon === -1) return undefined
  const column = written.length - value.length + colon + 1
  return {
    place: { line, column },
    rule: 'yaml-syntax',
    what: `“${name}” holds a colon, behind which YAML expects another value.`,
    fix: `Put the text in quotes: ${before.trim()}${name}: "${value.trim()}"`,
  }
}
