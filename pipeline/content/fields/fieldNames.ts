import { isCollection, isNode, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml'
import type { Field, Fields } from '../../../src/content/schema/fields.ts'
import { MIGRATE, RETIRED_FIELDS } from '../../../src/content/schema/retiredFields.ts'
import { quote } from '../../problems/problem.ts'
import { type CheckContext, lastName, placeOfYamlNode, writtenExample } from './checkScalar.ts'
import { suggestWord } from '../../problems/suggestWord.ts'

export function pairOf({ items }: YAMLMap, name: string) {
  return items.find(({ key }) => isScalar(key) && key.value === name)
}

/** A group of fields as it is written, below the path `prefix`. */
interface WrittenGroup {
  map: YAMLMap
  fields: Fields
  prefix: string
  context: CheckContext
}

type WrittenField = ReturnType<typeof readName>

/** Reports doubled and unknown fields. @returns the fields that unknown names may mean */
export function reportUnknownAndDoubledFields(group: WrittenGroup): Set<string> {
  const { map, fields, prefix } = group
  const written = map.items.map((pair) => readName(pair, group))
  const unknown = written.filter(({ name }) => !Object.hasOwn(fields, name))
  const renamed =
    unknown.length === 1 ? guessRenamedField(unknown[0]?.value, map, fields) : undefined
  const seen = new Map<string, WrittenField>()
  const meant = new Set<string>()
  for (const field of written) {
    const first = seen.get(field.name)
    if (first) {
      reportDoubledField(field, first, group)
      // Where a hyphen is missing, the fields below are doubled, too.
      if (prefix.endsWith(']')) break
    } else if (!Object.hasOwn(fields, field.name)) {
      const named = reportUnknownField(field, renamed, group)
      for (const name of named) meant.add(name)
    }
    seen.set(field.name, field)
  }
  return meant
}

function readName({ key, value }: Pair, { map, prefix, context }: WrittenGroup) {
  const name = isScalar(key) ? String(key.value) : ''
  const path = prefix ? `${prefix}.${name}` : name
  const place = { ...placeOfYamlNode(isNode(key) ? key : map, context.lines), path }
  return { name, shown: name === '' ? 'This' : quote(path), place, value }
}

function reportDoubledField(
  { name, shown, place, value }: WrittenField,
  first: WrittenField,
  { prefix, context }: WrittenGroup,
) {
  const what = `${shown} stands here twice; the first is in line ${first.place.line}.`
  const inEntry = `If another entry begins here, a hyphen is missing: write “- ${name}” two spaces further left. Else keep one of the two.`
  const fix = prefix.endsWith(']') ? inEntry : withoutDuplicate([first.value, value])
  context.report(place, 'duplicate-field', what, fix)
}

/** @returns the fields that may be meant: all where the line belongs elsewhere */
function reportUnknownField(
  { name, shown, place }: WrittenField,
  renamed: string | undefined,
  { fields, prefix, context }: WrittenGroup,
): string[] {
  const names = Object.keys(fields)
  const near = suggestWord(name, names) ?? renamed
  const owners = near ? [] : ownersOf(name, prefix, context.fields)
  const instead = prefix === '' && RETIRED_FIELDS.get(name)
  let fix = `Remove it, or use one of: ${names.join(', ')}.`
  if (instead) fix = `It is of an older version: ${instead}. To remove it: ${MIGRATE}`
  else if (near) fix = `Did you mean “${near}”?`
  else if (owners.length > 0)
    fix = `Move the line below “${owners.join('” or “')}”, where it belongs.`
  context.report(place, 'unknown-field', `${shown} is not a field here.`, fix)
  if (near) return [near]
  return owners.length > 0 ? names : []
}

function withoutDuplicate(values: unknown[]): string {
  return values.every((value) => isCollection(value) && !value.flow)
    ? 'Move the lines below this one to the end of those of that one, and delete this line.'
    : 'Keep what is right of the two, and delete the other.'
}

/** Finds the required field for which the only unknown name may stand: the only missing one. */
function guessRenamedField(value: unknown, map: YAMLMap, fields: Fields): string | undefined {
  const [missing, ...others] = Object.keys(fields).filter(
    (name) => fields[name]?.required && !pairOf(map, name),
  )
  const rules = fields[missing ?? '']?.rules
  if (isSeq(value)) return rules?.kind === 'list' && others.length === 0 ? missing : undefined
  const isText = rules?.kind === 'text' && rules.format !== 'day' && !rules.refersTo
  const fits = isText && isScalar(value) && rules.pattern?.test(String(value.value)) !== false
  return fits && others.length === 0 ? missing : undefined
}

/** The groups and lists of the file that have a field of this name. */
function ownersOf(name: string, prefix: string, fields: Fields): string[] {
  return Object.keys(fields).filter((owner) => {
    const rules = fields[owner]?.rules
    const inner = rules?.kind === 'list' ? rules.of : rules
    return !prefix.startsWith(owner) && inner?.kind === 'group' && Object.hasOwn(inner.fields, name)
  })
}

export function reportMissingField(
  path: string,
  field: Field,
  map: YAMLMap,
  context: CheckContext,
) {
  const place = { ...placeOfYamlNode(map, context.lines), path }
  const { report } = context
  const group = map.items.length === 1 && pairOf(map, 'group')
  if (group && isScalar(group.value)) {
    const what = `“group: ${String(group.value.value)}” stands in an entry of its own.`
    const isLast = !/^\s*- /.test(context.source.slice(map.range?.[2]))
    const fix = isLast
      ? 'Write “text:” with the first ingredient of the group in a line below it, or remove this entry.'
      : 'Put it into the entry below, as a line behind “text:”, and remove this entry.'
    return report(place, 'missing-field', what, fix)
  }
  const written = writtenExample(field)
  const example = written === undefined ? '' : ` For example “${lastName({ path })}: ${written}”.`
  const fix = `Add it: ${field.description}${example}`
  report(place, 'missing-field', `“${path}” is missing.`, fix)
}
