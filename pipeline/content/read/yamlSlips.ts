import { parseDocument } from 'yaml'
import type { FieldRules, Fields } from '../../../src/content/schema/fields.ts'
import { suggestWord } from '../../problems/suggestWord.ts'
import { plainCharacters } from '../text/plainCharacters.ts'
import { withoutQuotes, yamlText } from '../text/yamlText.ts'
import type { FoundMistake, SourcePlace } from '../../problems/problem.ts'
import { hasHyphen, rulesIn, scanLine, scanLines, spaces, type YamlLine } from './yamlLines.ts'

type Slip = FoundMistake | undefined

/** `head` is what stands before the text of a line: a hyphen, the name of a field, or both. */
type Line = YamlLine & { head: string; field?: string }

/** Explains a YAML error by a common slip near its place. */
export function explainYamlError(source: string, place: SourcePlace, fields: Fields): Slip {
  const rules = rulesIn(fields)
  const names = [...rules.keys()]
  const lines = scanLines(source).map((line): Line => Object.assign(line, readHead(line, names)))
  const written = lines[place.line - 1]
  if (!written) return undefined
  const above = lines.slice(0, place.line - 1).findLast(({ head }) => head !== '')
  const wanted = above ? indentBelow(above, written, names) : 0
  const entry = entryAround(lines, place.line)
  return (
    explainTab(written, wanted) ??
    explainJoinedName(written, names) ??
    explainSignInText(entry, /(?<!\S)#/, entry.texts.slice(0, -1), NOTE) ??
    (above && explainStrayLine(above, written, wanted, names)) ??
    explainFieldInText(entry, rules) ??
    explainSignInText(entry, /:(?=\s|$)/, entry.texts, COLON) ??
    explainFirstSign(entry, rules, place)
  )
}

function readHead(written: YamlLine, names: string[]): Pick<Line, 'head' | 'field'> {
  const { text, start, name, value } = written
  const isField = start === 0 || (/^[a-z]/.test(name) && suggestWord(name, names))
  if (name !== '' && isField)
    return { head: text.slice(0, text.length - value.length), field: name }
  return { head: hasHyphen(written) ? text.slice(0, start) : '' }
}

/** The indent that a line needs below an entry or a field. */
function indentBelow(above: Line, { text }: Line, names: string[]): number {
  const { head, field, start } = above
  const inner = start + 2
  if (field !== undefined && above.text === head.trimEnd()) return inner
  const words = scanLine(text.trimStart())
  if (hasHyphen(words)) return above.indent
  return names.includes(words.name) || field === undefined ? start : inner
}

function explainTab({ line, text }: Line, wanted: number): Slip {
  const [before, hyphen] = /^ *(- *)?(?=\t)/.exec(text) ?? []
  if (before === undefined) return undefined
  const place = { line, column: before.length + 1 }
  if (hyphen !== undefined) {
    const what = 'A tab stands behind the hyphen, where a space must stand.'
    return [place, 'tab-indent', what, 'Begin the entry with “- ”.']
  }
  const what = 'A tab stands at the beginning of the line, where only spaces may stand.'
  const fix = `Begin the line with ${spaces(wanted)} in its place.`
  return [place, 'tab-indent', what, fix]
}

const JOINED = /^( *(?:- )?)([\w-]+):(?=\S)(.*)$/

function explainJoinedName({ line, text }: Line, names: string[]): Slip {
  const [, before = '', name = '', value = ''] = JOINED.exec(text) ?? []
  if (!names.includes(name)) return undefined
  const place = { line, column: before.length + name.length + 1 }
  const what = `No space stands behind “${name}:”, so it names no field.`
  return [place, 'yaml-syntax', what, `Write: ${before.trimStart()}${name}: ${value}`]
}

/** Explains a line that is not indented enough for the entry or field above it. */
function explainStrayLine(above: Line, written: Line, wanted: number, names: string[]): Slip {
  const { line, indent, name, text } = written
  const isBegin = written.head !== '' || names.includes(text.trim())
  if (text.trim() === '' || indent >= wanted) return undefined
  const place = { line, column: indent + 1 }
  const isOfEntry = hasHyphen(above)
  const isDuplicate = !hasHyphen(written) && name !== '' && above.name === name
  if (isBegin && isOfEntry && indent > 0 && isDuplicate) {
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

type Entry = ReturnType<typeof entryAround>

/** The entry or field that a line belongs to, with all lines of its text. */
function entryAround(lines: Line[], line: number) {
  const start = Math.max(
    0,
    lines.slice(0, line).findLastIndex(({ head }) => head !== ''),
  )
  const [first, ...behind] = lines.slice(start)
  const { head = '', field: name } = first ?? {}
  const end = behind.findIndex((below) => below.head !== '' || !/^ +(?!#\s)\S/.test(below.text))
  const more = behind.slice(0, end === -1 ? undefined : end).map(({ text }) => text)
  return { line: start + 1, head, name, texts: [first?.text.slice(head.length) ?? '', ...more] }
}

function entryLabel({ name }: Entry): string {
  return name ? `“${name}”` : 'The entry'
}

function inQuotes({ head, texts }: Entry): string {
  const text = texts.map((line) => line.trim()).join(' ')
  const place = texts.length > 1 ? `, in place of its ${texts.length} lines` : ''
  const meant = plainCharacters(withoutQuotes(text))
  const written = yamlText(meant)
  const withoutMarks = text.startsWith('&') ? 'Write' : 'Leave the quotation marks out'
  const advice = written === meant ? withoutMarks : 'Put the text in quotes'
  return `${advice}${place}: ${[head.trim(), written].join(' ').trimStart()}`
}

/** Texts in quotes, blocks, lists and groups begin with a sign of YAML. */
function isMarked({ texts }: Entry): boolean {
  return /^["'|>[{]/.test(texts[0] ?? '')
}

function explainSignInText(entry: Entry, sign: RegExp, texts: string[], what: string): Slip {
  const index = texts.findIndex((text) => sign.test(text))
  if (index === -1 || isMarked(entry)) return undefined
  const column = (index === 0 ? entry.head.length : 0) + (texts[index] ?? '').search(sign) + 1
  const place = { line: entry.line + index, column }
  return [place, 'yaml-syntax', `${entryLabel(entry)} holds ${what}`, inQuotes(entry)]
}

function explainFieldInText(entry: Entry, rules: Map<string, FieldRules>): Slip {
  const { line, head, name, texts } = entry
  const pattern = new RegExp(`^(|.*?[\\s,])(${[...rules.keys()].join('|')}):(?=\\s|$)`)
  const [, before = '', second] = pattern.exec(texts[0] ?? '') ?? []
  if (second === undefined || isMarked(entry)) return undefined
  const own = rules.get(name ?? '')
  const { start: indent } = scanLine(head)
  const comma = /,\s*$/.test(before) ? ', and leave the comma out' : ''
  const start = spaces(indent + (own?.kind === 'group' ? 2 : 0))
  const begin = `Begin a new line before “${second}:”, with ${start} before it${comma}`
  const isText = !own || own.kind === 'mdx' || (own.kind === 'text' && !own.pattern)
  const quoted = inQuotes(entry)
  const place = { line, column: head.length + before.length + 1 }
  const what = `“${second}:” stands behind ${name ? entryLabel(entry) : 'another text'}, where no field can begin.`
  const fix = isText
    ? `${begin}, when it is a field. When it is a part of the text: ${quoted.replace('Put', 'put')}`
    : `${begin}.`
  return [place, 'yaml-syntax', what, fix]
}

const NOTE = 'a “#” behind a space, from where on YAML reads a note.'
const COLON = 'a colon, behind which YAML expects another value.'

const SPECIAL = /^(["'@`%*!&[{]|- )/

function explainFirstSign(entry: Entry, rules: Map<string, FieldRules>, place: SourcePlace): Slip {
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
    ? `YAML cannot read the quotation marks in ${name ? entryLabel(entry) : 'the entry'}.`
    : `${entryLabel(entry)} begins with “${sign.trim()}”, which YAML reads as a sign of its own.`
  return [place, 'yaml-syntax', what, inQuotes(entry)]
}
