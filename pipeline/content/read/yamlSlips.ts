import { parseDocument, stringify } from 'yaml'
import type { Fields } from '../../../src/content/schema/fields.ts'
import type { Rule } from '../report/rules.ts'
import { suggest } from '../check/suggest.ts'
import type { Finding, Mistake, Place } from '../report/problem.ts'
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
    pattern: /^[ \t]*- +[•‣◦●▪](?=\s)/m,
    rule: 'shifted-hyphen',
    what: 'A bullet stands behind the hyphen, which readers would see.',
    fix: 'Take the bullet away.',
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

/** Explains a YAML error at a place by a common slip in its entry. */
export function slipAround(source: string, place: Place, fields: Fields): Finding | undefined {
  const lines = source.split('\n')
  const { line } = place
  const written = lines[line - 1] ?? ''
  const tab = /^ *(?=\t)/.exec(written)
  if (tab) {
    const what = 'A tab stands at the beginning of the line, where only blanks may stand.'
    const start = { line, column: tab[0].length + 1 }
    return { place: start, rule: 'tab-indent', what, fix: 'Write two blanks in its place.' }
  }
  const names = namesIn(fields)
  const [, before = '', joined = '', value = ''] = JOINED.exec(written) ?? []
  if (names.includes(joined)) {
    const start = { line, column: before.length + joined.length + 1 }
    const what = `No blank stands behind “${joined}:”, so it names no field.`
    const fix = `Write: ${before.trimStart()}${joined}: ${value}`
    return { place: start, rule: 'yaml-syntax', what, fix }
  }
  const entry = entryAround(lines, line, names)
  return colonIn(entry) ?? listIn(entry, fields, place) ?? startOf(entry, place)
}

export function namesIn(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { rules }]) => {
    const inner = rules.kind === 'list' ? rules.of : rules
    return inner.kind === 'group' ? [name].concat(namesIn(inner.fields)) : [name]
  })
}

const JOINED = /^( *(?:- )?)([\w-]+):(?=\S)(.*)$/

/** A text with what stands before it; it may go on in further lines. */
interface Entry {
  line: number
  head: string
  name?: string
  texts: string[]
}

function entryAround(lines: string[], line: number, names: string[]): Entry {
  let start = line - 1
  while (start > 0 && !headOf(lines[start], names)) start -= 1
  const { head = '', name } = headOf(lines[start], names) ?? {}
  const behind = lines.slice(start + 1)
  const end = behind.findIndex((text) => !/^ +[^\s#]/.test(text) || headOf(text, names))
  const first = lines[start]?.slice(head.length) ?? ''
  return {
    line: start + 1,
    head,
    name,
    texts: [first, ...behind.slice(0, end === -1 ? undefined : end)],
  }
}

function shownName({ name }: Entry): string {
  return name ? `“${name}”` : 'The entry'
}

function inQuotes({ head }: Entry, text: string): string {
  return `Put the text in quotes: ${head.trimStart()}${stringify(text, { lineWidth: 0 }).trim()}`
}

function wholeText({ texts }: Entry): string {
  return texts.map((text) => text.trim()).join(' ')
}

function colonIn(entry: Entry): Finding | undefined {
  const { line, head, texts } = entry
  const index = texts.findIndex((text) => INNER_COLON.test(text))
  if (index === -1 || /^["'|>[{]/.test(texts[0] ?? '')) return undefined
  const column = (index === 0 ? head.length : 0) + (texts[index] ?? '').search(INNER_COLON) + 1
  return {
    place: { line: line + index, column },
    rule: 'yaml-syntax',
    what: `${shownName(entry)} holds a colon, behind which YAML expects another value.`,
    fix: inQuotes(entry, wholeText(entry)),
  }
}

/** A list that begins behind the name of its field. */
function listIn(entry: Entry, fields: Fields, place: Place): Finding | undefined {
  const { name = '', texts } = entry
  const rules = Object.hasOwn(fields, name) ? fields[name]?.rules : undefined
  if (rules?.kind !== 'list' || !texts[0]?.startsWith('- ')) return undefined
  const what = `The list of “${name}” begins behind its name.`
  const fix = `Write “${name}:” alone, and each entry on a line of its own below it, as “  ${texts[0]}”.`
  return { place, rule: 'yaml-syntax', what, fix }
}

const SPECIAL = /^(["'@`%*!]|- )/

/** A text that begins with what has a meaning of its own in YAML. */
function startOf(entry: Entry, place: Place): Finding | undefined {
  const whole = wholeText(entry)
  const [, sign = ''] = SPECIAL.exec(whole) ?? []
  if (entry.head === '' || sign === '' || isSound(whole)) return undefined
  const isQuote = /["']/.test(sign)
  const what = isQuote
    ? `YAML cannot read the quotation marks in ${entry.name ? shownName(entry) : 'the entry'}.`
    : `${shownName(entry)} begins with “${sign.trim()}”, which YAML reads as a sign of its own.`
  return {
    place,
    rule: 'yaml-syntax',
    what,
    fix: inQuotes(entry, isQuote ? meantText(whole) : whole),
  }
}

function isSound(text: string): boolean {
  return !text.startsWith('- ') && parseDocument(text).errors.length === 0
}

/** Without quotation marks that were meant to hold the whole text: `'It's best'`. */
function meantText(text: string): string {
  const [, mark = '', inner = text] = /^(["'])(.*)\1$/.exec(text) ?? []
  const next = inner.indexOf(mark)
  // The next one closes a quotation within the text: `"Hot" and "cold"`.
  const isClosing = mark !== '' && /^\S\W/.test(inner.slice(next - 1, next) + inner.slice(next + 1))
  return next > 0 && isClosing ? text : inner
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
