import { parseDocument } from 'yaml'
import type { FieldRules, Fields } from '../../../src/content/schema/fields.ts'
import { suggest } from '../values/suggest.ts'
import { plainCharacters } from '../values/plainCharacters.ts'
import { withoutQuotes, yamlText } from '../values/yamlText.ts'
import type { Finding, Place } from '../report/problem.ts'

/** Explains a YAML error at a place by a common slip in its entry. */
export function slipAround(source: string, place: Place, fields: Fields): Finding | undefined {
  const lines = source.split('\n')
  const { line } = place
  const written = lines[line - 1] ?? ''
  const rules = rulesIn(fields)
  const names = [...rules.keys()]
  const tab = /^ *(?=\t)/.exec(written)
  if (tab) {
    const what = 'A tab stands at the beginning of the line, where only spaces may stand.'
    const start = { line, column: tab[0].length + 1 }
    const fix = `Begin the line with ${spaces(indentFor(lines, line, names))} in its place.`
    return { place: start, rule: 'tab-indent', what, fix }
  }
  const [, before = '', joined = '', value = ''] = JOINED.exec(written) ?? []
  if (names.includes(joined)) {
    const start = { line, column: before.length + joined.length + 1 }
    const what = `No space stands behind “${joined}:”, so it names no field.`
    const fix = `Write: ${before.trimStart()}${joined}: ${value}`
    return { place: start, rule: 'yaml-syntax', what, fix }
  }
  const entry = entryAround(lines, line, names)
  return (
    endIn(entry, /(?<!\S)#/, entry.texts.slice(0, -1), NOTE) ??
    strayLine(lines, line, names) ??
    fieldIn(entry, rules) ??
    endIn(entry, /:(?=\s|$)/, entry.texts, COLON) ??
    startOf(entry, rules, place)
  )
}

/** The rules of all fields, with those within others. */
function rulesIn(fields: Fields): Map<string, FieldRules> {
  const named = new Map<string, FieldRules>()
  for (const [name, { rules }] of Object.entries(fields)) {
    const inner = rules.kind === 'list' ? rules.of : rules
    const parts = inner.kind === 'group' ? rulesIn(inner.fields) : new Map<string, FieldRules>()
    for (const [part, partRules] of parts) if (!named.has(part)) named.set(part, partRules)
    named.set(name, rules)
  }
  return named
}

export function namesIn(fields: Fields): string[] {
  return [...rulesIn(fields).keys()]
}

export function spaces(count: number): string {
  const word = ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count]
  return `${word ?? count} space${count === 1 ? '' : 's'}`
}

/** How many spaces belong before the words of a line, by the entry or field above it. */
function indentFor(lines: string[], line: number, names: string[]): number {
  const words = (lines[line - 1] ?? '').trimStart()
  const above = lines.slice(0, line - 1).findLast((text) => headOf(text, names)) ?? ''
  const { head = '', name } = headOf(above, names) ?? {}
  const [{ length: column }] = /^ *(?:- +)*/.exec(above) ?? ['']
  const isEmpty = name !== undefined && above.length === head.trimEnd().length
  if (words.startsWith('- ')) return isEmpty ? column + 2 : above.search(/\S/)
  if (headOf(words, names)?.name && names.includes(/^[\w-]+/.exec(words)?.[0] ?? '')) {
    return isEmpty ? column + 2 : column
  }
  return name === undefined ? column : column + 2
}

/** A line that belongs to the entry or field above it, and is not indented enough. */
function strayLine(lines: string[], line: number, names: string[]): Finding | undefined {
  const written = lines[line - 1] ?? ''
  const indent = written.search(/\S/)
  const wanted = indentFor(lines, line, names)
  const isBegin = headOf(written, names) ?? names.includes(written.trim())
  const above = lines.slice(0, line - 1).findLast((text) => headOf(text, names))
  const isEntry = above?.trimStart().startsWith('- ') === true
  if (line === 1 || !above || indent < 0 || indent >= wanted) return undefined
  const place = { line, column: indent + 1 }
  const [name = ''] = /^[\w-]+(?=:)/.exec(written.trim()) ?? []
  if (isBegin && isEntry && indent > 0 && above.trimStart().startsWith(`- ${name}:`)) {
    const what = `No hyphen stands before “${name}”, though the entry above has one, too.`
    return { place, rule: 'shifted-hyphen', what, fix: `Write “- ” before “${name}”.` }
  }
  if (isBegin && (!isEntry || indent === 0)) return undefined
  const what = 'The line belongs to the one above, but is not indented enough.'
  const go = `Begin it with ${spaces(wanted)}, when it goes on with the line above`
  const fix = isEntry
    ? `${go}, or with “- ” below that hyphen, when it is another entry.`
    : `${go}.`
  return { place, rule: 'yaml-syntax', what, fix }
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
  const end = behind.findIndex((text) => !/^ +(?!#\s)\S/.test(text) || headOf(text, names))
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

function inQuotes({ head, texts }: Entry): string {
  const text = texts.map((line) => line.trim()).join(' ')
  const place = texts.length > 1 ? `, in place of its ${texts.length} lines` : ''
  const meant = plainCharacters(withoutQuotes(text))
  const written = yamlText(meant)
  const withoutMarks = text.startsWith('&') ? 'Write' : 'Leave the quotation marks out'
  const advice = written === meant ? withoutMarks : 'Put the text in quotes'
  return `${advice}${place}: ${head.trimStart()}${written}`
}

/** Whether the text begins with what YAML reads as quotes, a block, a list or a group. */
function isMarked({ texts }: Entry): boolean {
  return /^["'|>[{]/.test(texts[0] ?? '')
}

/** What ends the text for YAML: a “#”, so that its next line has no place, or a colon. */
function endIn(entry: Entry, sign: RegExp, texts: string[], what: string): Finding | undefined {
  const index = texts.findIndex((text) => sign.test(text))
  if (index === -1 || isMarked(entry)) return undefined
  const column = (index === 0 ? entry.head.length : 0) + (texts[index] ?? '').search(sign) + 1
  return {
    place: { line: entry.line + index, column },
    rule: 'yaml-syntax',
    what: `${shownName(entry)} holds ${what}`,
    fix: inQuotes(entry),
  }
}

/** Another field that begins behind the value of one. */
function fieldIn(entry: Entry, rules: Map<string, FieldRules>): Finding | undefined {
  const { line, head, name, texts } = entry
  const pattern = new RegExp(`^(|.*?[\\s,])(${[...rules.keys()].join('|')}):(?=\\s|$)`)
  const [, before = '', second] = pattern.exec(texts[0] ?? '') ?? []
  if (second === undefined || isMarked(entry)) return undefined
  const own = rules.get(name ?? '')
  const [{ length: indent }] = /^ *(?:- +)*/.exec(head) ?? ['']
  const comma = /,\s*$/.test(before) ? ', and leave the comma out' : ''
  const start = spaces(indent + (own?.kind === 'group' ? 2 : 0))
  const begin = `Begin a new line before “${second}:”, with ${start} before it${comma}`
  const isText = !own || own.kind === 'mdx' || (own.kind === 'text' && !own.pattern && !own.day)
  const quoted = inQuotes(entry)
  return {
    place: { line, column: head.length + before.length + 1 },
    rule: 'yaml-syntax',
    what: `“${second}:” stands behind ${name ? shownName(entry) : 'another text'}, where no field can begin.`,
    fix: isText
      ? `${begin}, when it is a field. When it is a part of the text: ${quoted.replace('Put', 'put')}`
      : `${begin}.`,
  }
}

const NOTE = 'a “#” behind a space, from where on YAML reads a note.'
const COLON = 'a colon, behind which YAML expects another value.'

const SPECIAL = /^(["'@`%*!&[{]|- )/

/** A text that begins with what has a meaning of its own in YAML. */
function startOf(entry: Entry, rules: Map<string, FieldRules>, place: Place): Finding | undefined {
  const { head, name, texts } = entry
  const whole = texts.map((text) => text.trim()).join(' ')
  const kind = rules.get(name ?? '')?.kind
  const [, sign = ''] = SPECIAL.exec(whole) ?? []
  if (kind === 'list' && sign === '- ') {
    const what = `The list of “${name}” begins behind its name.`
    const fix = `Write “${name}:” alone, and each entry on a line of its own below it, as “  ${texts[0]}”.`
    return { place, rule: 'yaml-syntax', what, fix }
  }
  const isSound = sign !== '- ' && parseDocument(whole).errors.length === 0
  if (head === '' || sign === '' || isSound || kind === 'list' || kind === 'group') return undefined
  const what = /["']/.test(sign)
    ? `YAML cannot read the quotation marks in ${name ? shownName(entry) : 'the entry'}.`
    : `${shownName(entry)} begins with “${sign.trim()}”, which YAML reads as a sign of its own.`
  return { place, rule: 'yaml-syntax', what, fix: inQuotes(entry) }
}

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
