import type { Field, Fields } from '../../../src/content/schema/fields.ts'
import type { FoundMistake } from '../../problems/problem.ts'
import { hasHyphen, rulesIn, scanLine, scanLines, spaces, type YamlLine } from './yamlLines.ts'

/** Finds the first field whose indent makes it a part of the wrong group. */
export function findShiftedField(source: string, fields: Fields): FoundMistake | undefined {
  const known = new Map(Object.entries(fields))
  const lines = scanLines(source).filter(({ text }) => !/^\s*(#|$)/.test(text))
  let parent: YamlLine | undefined
  let above: YamlLine | undefined
  for (const [index, written] of lines.entries()) {
    const isField = written.name !== '' && !hasHyphen(written)
    const isFirst = index === 0 && known.has(written.name) && /^[\w-]+:/m.test(source)
    const found = parent
      ? isField && (misplacedBelow(parent, written, known) ?? uneven(parent, above, written, known))
      : isField && isFirst && shifted(written, 'no field')
    if (found) return found
    if (hasHyphen(written) && written.name !== '') above = written
    else if (/^\S/.test(written.text)) {
      parent = isField ? written : undefined
      above = undefined
    } else if (parent && subfields(parent, known).has(written.name)) above = written
  }
  return undefined
}

function subfields({ name }: YamlLine, fields: ReadonlyMap<string, Field>): Set<string> {
  const rules = fields.get(name)?.rules
  const parts = rules?.kind === 'list' ? rules.of : rules
  return new Set(parts?.kind === 'group' ? Object.keys(parts.fields) : [])
}

function shifted({ line, start, name }: YamlLine, parent: string): FoundMistake | undefined {
  if (start === 0) return undefined
  const what = `“${name}” stands behind spaces, which make it a part of ${parent}.`
  const place = { line, column: start + 1 }
  return [place, 'yaml-syntax', what, 'Take the spaces before it away.']
}

function uneven(
  parent: YamlLine,
  above: YamlLine | undefined,
  field: YamlLine,
  fields: ReadonlyMap<string, Field>,
): FoundMistake | undefined {
  if (!above || field.start === 0 || !subfields(parent, fields).has(field.name)) return undefined
  const [deep, other] = above.start > field.start ? [above, field] : [field, above]
  // The deeper line may continue the text of the field above.
  const mayGoOn = deep === field && (above.value === '' || isOpen(above.value))
  // Fields of an entry line up with the first one, behind the hyphen.
  const isOfEntry = fields.get(parent.name)?.rules.kind === 'list' && deep === above
  if (deep.start === other.start || mayGoOn || isOfEntry) return undefined
  const what = `“${deep.name}” stands further right than “${other.name}”, another field of “${parent.name}”.`
  const place = { line: deep.line, column: deep.start + 1 }
  return [place, 'yaml-syntax', what, `Begin it with ${spaces(other.start)}.`]
}

function misplacedBelow(
  parent: YamlLine,
  written: YamlLine,
  fields: ReadonlyMap<string, Field>,
): FoundMistake | undefined {
  const { line, start, name } = written
  const field = fields.get(parent.name)
  const isGroup = field?.rules.kind === 'group'
  const isInner = rulesIn(field ? { [parent.name]: field } : {}).has(name)
  const place = { line, column: start + 1 }
  // A line further right may continue the text of an inner field.
  const isNear = start < 4 || !(isGroup || field?.rules.kind === 'list')
  if (isNear && fields.has(name) && !isInner && !isOpen(parent.value)) {
    const found = shifted(written, `“${parent.name}”`)
    if (found) return found
  }
  if (isGroup && isInner && start === 0 && !fields.has(name)) {
    const what = `“${name}” is a field of “${parent.name}”, but has no spaces before it.`
    const fix = `Indent it below “${parent.name}” with two spaces, and the lines that go on with it.`
    return [place, 'yaml-syntax', what, fix]
  }
  const { name: first } = scanLine(parent.value)
  const hasText = /^[^#[{|>&*!"']/.test(parent.value) && !subfields(parent, fields).has(first)
  if (isGroup && start > 0 && hasText) {
    const what = `“${parent.name}” has its fields below it, so no text can stand behind its colon.`
    const behind = { line: parent.line, column: parent.name.length + 3 }
    return [behind, 'yaml-syntax', what, `Take “${parent.value}” away.`]
  }
  return undefined
}

function isOpen(value: string): boolean {
  return /^([|>]|(["'])(?!.*\2\s*$)|[[{](?!.*[\]}]\s*$))/.test(value)
}
