/** What to write where a list or a group of fields belongs, with its own fields and examples. */
import { isScalar, type Node } from 'yaml'
import type { FieldRules, Fields, ListRules } from '../../../src/content/schema/fields.ts'
import type { CheckContext, FilledSpot, Spot } from './checkScalar.ts'
import { yamlText } from './yamlText.ts'

/** The field of a group that a text in its place must be. */
function firstField(fields: Fields) {
  const entries = Object.entries(fields)
  const [name, field] = entries.find(([, { required }]) => required) ?? entries[0] ?? []
  return { name: name ?? '', example: String(field?.example ?? 'value') }
}

/** What to write in place of a text where a group of fields belongs. */
export function asFields({ node, path }: FilledSpot, fields: Fields): string {
  const required = Object.keys(fields).filter((name) => fields[name]?.required)
  if (!isScalar(node) || !path.endsWith(']')) {
    const { name, example } = firstField(fields)
    return `Write each field on a line of its own below it, such as “  ${name}: ${example}”.`
  }
  const written = String(node.source ?? node.value)
  const [from = '', to] = written.split(/ *(?:[-=]>|→) */)
  const [first = firstField(fields).name, second] = required
  if (to === undefined || second === undefined) return `Write “- ${first}: ${yamlText(written)}”.`
  return `Write “- ${first}: ${from}”, and below it “  ${second}: ${to}”.`
}

/** What stands below the name of a list or a group. */
export function below(rules: FieldRules, { path, example }: Spot): string | undefined {
  if (path.endsWith(']')) return undefined
  if (rules.kind === 'list') {
    const first = rules.of.kind === 'group' ? firstField(rules.of.fields) : undefined
    const entry = first ? `${first.name}: ${first.example}` : example?.replace(/^\["?|"?\]$/g, '')
    return entry
      ? `Write at least one entry below it, such as “  - ${entry}”.`
      : 'Write at least one entry below it, behind “- ”.'
  }
  const first = rules.kind === 'group' ? firstField(rules.fields) : undefined
  return first && `Write its fields below it, such as “  ${first.name}: ${first.example}”.`
}

/** How to write the value of a list as its entries. */
export function asEntries(node: Node, { of }: ListRules, { source }: CheckContext): string {
  const first = of.kind === 'group' ? firstField(of.fields).name : undefined
  const begin = `egin each entry on its own line with “- ${first ? `${first}: ` : ''}”.`
  if (isScalar(node) && /^\d+[.)] /.test(String(node.value))) {
    return `B${begin.replace(/\.$/, ', in place of its number.')}`
  }
  const isBlock = isScalar(node) && node.type?.startsWith('BLOCK')
  const sign = source[node.range?.[0] ?? 0]
  return isBlock ? `Take “${sign}” behind the colon away, and b${begin}` : `B${begin}`
}
