import { isNode, isScalar, type YAMLMap } from 'yaml'
import type { Field, Fields } from '../../../src/content/schema/fields.ts'
import { quote } from '../report/problem.ts'
import { type CheckContext, placeOf, writtenExample } from './checkScalar.ts'
import { suggest } from './suggest.ts'

/** The pair of a field, where a group has it. */
export function pairOf({ items }: YAMLMap, name: string) {
  return items.find(({ key }) => isScalar(key) && key.value === name)
}

/** Tells of doubled and unknown fields; returns the fields that unknown names may mean. */
export function complainOfUnknown(
  map: YAMLMap,
  fields: Fields,
  prefix: string,
  context: CheckContext,
): Set<string> {
  const names = Object.keys(fields)
  const meant = new Set<string>()
  const seen = new Set<string>()
  for (const { key } of map.items) {
    const name = isScalar(key) ? String(key.value) : ''
    const shown = name === '' ? 'This' : quote(prefix ? `${prefix}.${name}` : name)
    const place = isNode(key) ? placeOf(key, context.lines) : placeOf(map, context.lines)
    if (seen.has(name)) {
      const what = `${shown} stands here twice.`
      const inEntry = `If another entry begins here, a hyphen is missing: write “- ${name}” two spaces further left. Else keep one of the two.`
      const fix = prefix.endsWith(']') ? inEntry : 'Keep one of the two.'
      context.complain(place, 'duplicate-field', what, fix)
      // The others may follow from the hyphen.
      if (prefix.endsWith(']')) break
    } else if (!names.includes(name)) {
      const near = suggest(name, names) ?? sameBeginning(name, map, names)
      if (near) meant.add(near)
      context.complain(
        place,
        'unknown-field',
        `${shown} is not a field here.`,
        near ? `Did you mean “${near}”?` : `Remove it, or use one of: ${names.join(', ')}.`,
      )
    }
    seen.add(name)
  }
  return meant
}

/** The only missing field that begins like the name: `carbs` for “carbohydrates”. */
function sameBeginning(name: string, map: YAMLMap, names: string[]): string | undefined {
  const start = name.slice(0, 4)
  const options = names.filter((option) => option.startsWith(start) && !pairOf(map, option))
  return start.length === 4 && options.length === 1 ? options[0] : undefined
}

export function complainOfMissing(path: string, field: Field, map: YAMLMap, context: CheckContext) {
  const place = placeOf(map, context.lines)
  const { complain } = context
  const group = map.items.length === 1 && pairOf(map, 'group')
  if (group && isScalar(group.value)) {
    const what = `“group: ${String(group.value.value)}” stands in an entry of its own.`
    const isLast = !/^\s*- /.test(context.source.slice(map.range?.[2]))
    const fix = isLast
      ? 'Write “text:” with the first ingredient of the group in a line below it, or remove this entry.'
      : 'Put it into the entry below, as a line behind “text:”, and remove this entry.'
    return complain(place, 'missing-field', what, fix)
  }
  const name = path.split('.').at(-1) ?? path
  const written = writtenExample(field)
  const example = written === undefined ? '' : ` For example “${name}: ${written}”.`
  const fix = `Add it: ${field.description}${example}`
  complain(place, 'missing-field', `“${path}” is missing.`, fix)
}
