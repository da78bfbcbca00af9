import { parseDocument } from 'yaml'
import type { FieldRules, Fields } from '../../../src/content/schema/fields.ts'
import { suggestWord } from '../text/suggestWord.ts'
import { plainCharacters } from '../text/plainCharacters.ts'
import { withoutQuotes, yamlText } from '../text/yamlText.ts'
import type { FoundMistake, SourcePlace } from '../report/problem.ts'
import { isEntry, rulesIn, scanLine, scanLines, spaces, type YamlLine } from './yamlLines.ts'

type Slip = FoundMistake | undefined

/** Explains a YAML error by a common slip near its place. */
export function slipAround(source: string, place: SourcePlace, fields: Fields): Slip {
  const lines = scanLines(source)
  const { line } = place
  const written = lines[line - 1]
  if (!written) return undefined
  const rules = rulesIn(fields)
  const names = [...rules.keys()]
  if (written.text[written.indent] === '\t') {
    const what = 'A tab stands at the beginning of the line, where only spaces may stand.'
    const fix = `Begin the line with ${spaces(indentFor(lines, written, names))} in its place.`
    return [{ line, column: written.indent + 1 }, 'tab-indent', what, fix]
  }
  const [, before = '', joined = '', value = ''] = JOINED.exec(written.text) ?? []
  if (names.includes(joined)) {
    const start = { line, column: before.length + joined.length + 1 }
    const what = `No space stands behind “${joined}:”, so it names no field.`
    const fix = `Write: ${before.trimStart()}${joined}: ${value}`
    return [start, 'yaml-syntax', what, fix]
  }
  const entry = entryAround(lines, line, names)
  return (
    endIn(entry, /(?<!\S)#/, entry.texts.slice(0, -1), NOTE) ??
    strayLine(lines, written, names) ??
    fieldIn(entry, rules) ??
    endIn(entry, /:(?=\s|$)/, entry.texts, COLON) ??
    startOf(entry, rules, place)
  )
}

function headAbove(lines: YamlLine[], { line }: YamlLine, names: string[]): YamlLine | undefined {
  return lines.slice(0, line - 1).findLast((above) => headOf(above, names))
}

/** How many spaces belong before the words of a line, by the entry or field above it. */
function indentFor(lines: YamlLine[], written: YamlLine, names: string[]): number {
  const above = headAbove(lines, written, names)
  if (!above) return 0
  const { head = '', name } = headOf(above, names) ?? {}
  const isEmpty = name !== undefined && above.text.length === head.trimEnd().length
  const words = scanLine(written.text.trimStart())
  if (isEntry(words)) return isEmpty ? above.start + 2 : above.indent
  if (names.includes(words.name)) return isEmpty ? above.start + 2 : above.start
  return name === undefined ? above.start : above.start + 2
}

/** A line that belongs to the entry or field above it, and is not indented enough. */
function strayLine(lines: YamlLine[], written: YamlLine, names: string[]): Slip {
  const { line, indent, name, text } = written
  const wanted = indentFor(lines, written, names)
  const isBegin = headOf(written, names) ?? names.includes(text.trim())
  const above = headAbove(lines, written, names)
  if (!above || text.trim() === '' || indent >= wanted) return undefined
  const place = { line, column: indent + 1 }
  const isOfEntry = isEntry(above)
  const isTwin = !isEntry(written) && name !== '' && above.name === name
  if (isBegin && isOfEntry && indent > 0 && isTwin) {
    const what = `No hyphen stands before “${name}”, though the entry above has one, too.`
    return [place, 'shifted-hyphen', what, `Write “- ” before “${name}”.`]
  }
  if (isBegin && (!isOfEntry || indent === 0)) return undefined
  const what = 'The line belongs to the one above, but is not indented enough.'
  const go = `Begin it with ${spaces(wanted)}, when it goes on with the line above`
  const fix = isOfEntry
    ? `${go}, or with “- ” below that hyphen, when it is another entry.`
    : `${go}.`
  return [place, 'yaml-syntax', what, fix]
}

const JOINED = /^( *(?:- )?)([\w-]+):(?=\S)(.*)$/

type Entry = ReturnType<typeof entryAround>

/** A text with what stands before it; it may go on in further lines. */
function entryAround(lines: YamlLine[], line: number, names: string[]) {
  const start = Math.max(
    0,
    lines.slice(0, line).findLastIndex((above) => headOf(above, names)),
  )
  const [first, ...behind] = lines.slice(start)
  const { head = '', name } = (first && headOf(first, names)) ?? {}
  const end = behind.findIndex((below) => !/^ +(?!#\s)\S/.test(below.text) || headOf(below, names))
  const more = behind.slice(0, end === -1 ? undefined : end).map(({ text }) => text)
  return { line: start + 1, head, name, texts: [first?.text.slice(head.length) ?? '', ...more] }
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

function endIn(entry: Entry, sign: RegExp, texts: string[], what: string): Slip {
  const index = texts.findIndex((text) => sign.test(text))
  if (index === -1 || isMarked(entry)) return undefined
  const column = (index === 0 ? entry.head.length : 0) + (texts[index] ?? '').search(sign) + 1
  const place = { line: entry.line + index, column }
  return [place, 'yaml-syntax', `${shownName(entry)} holds ${what}`, inQuotes(entry)]
}

function fieldIn(entry: Entry, rules: Map<string, FieldRules>): Slip {
  const { line, head, name, texts } = entry
  const pattern = new RegExp(`^(|.*?[\\s,])(${[...rules.keys()].join('|')}):(?=\\s|$)`)
  const [, before = '', second] = pattern.exec(texts[0] ?? '') ?? []
  if (second === undefined || isMarked(entry)) return undefined
  const own = rules.get(name ?? '')
  const { start: indent } = scanLine(head)
  const comma = /,\s*$/.test(before) ? ', and leave the comma out' : ''
  const start = spaces(indent + (own?.kind === 'group' ? 2 : 0))
  const begin = `Begin a new line before “${second}:”, with ${start} before it${comma}`
  const isText = !own || own.kind === 'mdx' || (own.kind === 'text' && !own.pattern && !own.day)
  const quoted = inQuotes(entry)
  const place = { line, column: head.length + before.length + 1 }
  const what = `“${second}:” stands behind ${name ? shownName(entry) : 'another text'}, where no field can begin.`
  const fix = isText
    ? `${begin}, when it is a field. When it is a part of the text: ${quoted.replace('Put', 'put')}`
    : `${begin}.`
  return [place, 'yaml-syntax', what, fix]
}

const NOTE = 'a “#” behind a space, from where on YAML reads a note.'
const COLON = 'a colon, behind which YAML expects another value.'

const SPECIAL = /^(["'@`%*!&[{]|- )/

function startOf(entry: Entry, rules: Map<string, FieldRules>, place: SourcePlace): Slip {
  const { head, name, texts } = entry
  const whole = texts.map((text) => text.trim()).join(' ')
  const kind = rules.get(name ?? '')?.kind
  const [, sign = ''] = SPECIAL.exec(whole) ?? []
  if (kind === 'list' && sign === '- ') {
    const what = `The list of “${name}” begins behind its name.`
    const fix = `Write “${name}:” alone, and each entry on a line of its own below it, as “  ${texts[0]}”.`
    return [place, 'yaml-syntax', what, fix]
  }
  const isSound = sign !== '- ' && parseDocument(whole).errors.length === 0
  if (head === '' || sign === '' || isSound || kind === 'list' || kind === 'group') return undefined
  const what = /["']/.test(sign)
    ? `YAML cannot read the quotation marks in ${name ? shownName(entry) : 'the entry'}.`
    : `${shownName(entry)} begins with “${sign.trim()}”, which YAML reads as a sign of its own.`
  return [place, 'yaml-syntax', what, inQuotes(entry)]
}

/** The words before a text that begins in a line: a hyphen, the name of a field, or both. */
function headOf(written: YamlLine, names: string[]): { head: string; name?: string } | undefined {
  const { text, start, name, value } = written
  const isField = start === 0 || (/^[a-z]/.test(name) && suggestWord(name, names))
  if (name !== '' && isField) return { head: text.slice(0, text.length - value.length), name }
  return isEntry(written) ? { head: text.slice(0, start) } : undefined
}
