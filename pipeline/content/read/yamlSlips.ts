import { stringify } from 'yaml'
import type { Fields } from '../../../src/content/schema/fields.ts'
import type { Rule } from '../report/rules.ts'
import { suggest } from '../check/suggest.ts'
import type { Finding, Mistake } from '../report/problem.ts'
import { placeAt } from './structureLimits.ts'

interface Sign extends Mistake {
  /** Ends with the sign. */
  pattern: RegExp
  rule: Rule
}

const SIGNS: Sign[] = [
  {
    pattern: /^ *[\u00A0\u2000-\u200A\u202F\u3000]/m,
    rule: 'tab-indent',
    what: 'A no-break space stands before the first word of the line, which is no indent.',
    fix: 'Write plain blanks in its place.',
  },
  {
    pattern: /^[ \t]*[•‣◦●▪](?=\s)/m,
    rule: 'shifted-hyphen',
    what: 'A bullet stands here, which begins no entry.',
    fix: 'Begin the entry with “- ” in its place.',
  },
  {
    // As the first entry of a list, or below another.
    pattern: /^(?: *[\w-]+: *\n *|( *)- .*\n(?:\1 .*\n)*\1)-(?=[^\s-])/m,
    rule: 'shifted-hyphen',
    what: 'No blank stands behind the hyphen, so it begins no entry.',
    fix: 'Begin the entry with “- ” in its place.',
  },
]

/** The first sign that YAML does not take for what it looks like. */
export function findSign(source: string): Finding | undefined {
  for (const { pattern, ...mistake } of SIGNS) {
    const found = pattern.exec(source)
    if (!found) continue
    return { ...mistake, place: placeAt(source, found.index + found[0].length - 1) }
  }
  return undefined
}

/** Explains a YAML error by a common slip in its entry. */
export function slipAround(source: string, line: number, fields: Fields): Finding | undefined {
  const lines = source.split('\n')
  const written = lines[line - 1] ?? ''
  const tab = /^ *(?=\t)/.exec(written)
  if (tab) {
    const what = 'A tab stands at the beginning of the line, where only blanks may stand.'
    const place = { line, column: tab[0].length + 1 }
    return { place, rule: 'tab-indent', what, fix: 'Write two blanks in its place.' }
  }
  const names = namesIn(fields)
  const [, before = '', joined = '', value = ''] = JOINED.exec(written) ?? []
  if (names.includes(joined)) {
    const place = { line, column: before.length + joined.length + 1 }
    const what = `No blank stands behind “${joined}:”, so it names no field.`
    const fix = `Write: ${before.trimStart()}${joined}: ${value}`
    return { place, rule: 'yaml-syntax', what, fix }
  }
  return colonAround(lines, line, names)
}

function namesIn(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { rules }]) => {
    const inner = rules.kind === 'list' ? rules.of : rules
    return inner.kind === 'group' ? [name].concat(namesIn(inner.fields)) : [name]
  })
}

const JOINED = /^( *(?:- )?)([\w-]+):(?=\S)(.*)$/

/** A colon inside of a text, which may go on in further lines. */
function colonAround(lines: string[], line: number, names: string[]): Finding | undefined {
  let start = line - 1
  while (start > 0 && !headOf(lines[start], names)) start -= 1
  const { head = '', name } = headOf(lines[start], names) ?? {}
  const behind = lines.slice(start + 1)
  const end = behind.findIndex((text) => !/^ +[^\s#]/.test(text) || headOf(text, names))
  const first = lines[start]?.slice(head.length) ?? ''
  const texts = [first, ...behind.slice(0, end === -1 ? undefined : end)]
  const index = texts.findIndex((text) => INNER_COLON.test(text))
  if (index === -1 || /^["'|>[{]/.test(first)) return undefined
  const column = (index === 0 ? head.length : 0) + (texts[index] ?? '').search(INNER_COLON) + 1
  const whole = texts.map((text) => text.trim()).join(' ')
  return {
    place: { line: start + index + 1, column },
    rule: 'yaml-syntax',
    what: `${name ? `“${name}”` : 'The entry'} holds a colon, behind which YAML expects another value.`,
    fix: `Put the text in quotes: ${head.trimStart()}${stringify(whole, { lineWidth: 0 }).trim()}`,
  }
}

const INNER_COLON = /:(?=\s|$)/
const HEAD = /^( *)((?:- +)*)(?:([\w-]+):(?: +|$))?/

/** What stands before a text that begins in a line: a hyphen, the name of a field, or both. */
function headOf(line = '', names: string[]): { head: string; name?: string } | undefined {
  const [head = '', indent = '', hyphen = '', name] = HEAD.exec(line) ?? []
  const isField =
    name !== undefined &&
    ((indent === '' && hyphen === '') || (/^[a-z]/.test(name) && suggest(name, names)))
  if (isField) return { head, name }
  return hyphen === '' ? undefined : { head: indent + hyphen }
}
