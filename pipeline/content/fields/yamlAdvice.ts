/** Advice for values that YAML reads in another way than editors mean them. */
import { isScalar, type Node } from 'yaml'
import type {
  FieldRules,
  Fields,
  GroupRules,
  ListRules,
} from '../../../src/content/schema/fields.ts'
import type { CheckContext, FilledNode, FieldNode } from './checkScalar.ts'
import { plainCharacters } from '../text/plainCharacters.ts'
import { placeAt } from '../text/structureLimits.ts'
import { yamlText } from '../text/yamlText.ts'

/** Writes the first line below the name of a list or group: `- text: 2 eggs`. */
function firstLine(rules: FieldRules, example?: string): string | undefined {
  if (rules.kind === 'list')
    return `- ${firstLine(rules.of, example?.replace(/^\["?|"?\]$/g, '')) ?? '…'}`
  if (rules.kind !== 'group') return example
  const name = firstField(rules.fields)
  return `${name}: ${String(rules.fields[name]?.example ?? '')}`
}

function firstField(fields: Fields): string {
  const names = Object.keys(fields)
  return names.find((name) => fields[name]?.required) ?? names[0] ?? ''
}

export function adviseBelow(rules: FieldRules, { path, example }: FieldNode): string | undefined {
  if (path.endsWith(']') || (rules.kind !== 'list' && rules.kind !== 'group')) return undefined
  const things = rules.kind === 'list' ? 'at least one entry' : 'its fields'
  return `Write ${things} below it, such as “  ${firstLine(rules, example)}”.`
}

export function adviseFields(spot: FilledNode, rules: GroupRules): string | undefined {
  const { node, path } = spot
  if (!isScalar(node) || !path.endsWith(']')) return adviseBelow(rules, spot)
  const [written = ''] = String(node.source ?? node.value).split(/ *(?:[-=]>|→)/)
  return `Write “- ${firstField(rules.fields)}: ${yamlText(written)}”.`
}

export function adviseEntries(node: Node, { of }: ListRules, { source }: CheckContext): string {
  const first = of.kind === 'group' ? firstField(of.fields) : undefined
  const entries = `each entry on its own line with “- ${first ? `${first}: ` : ''}”`
  if (isScalar(node) && /^\d+[.)] /.test(String(node.value))) {
    return `Begin ${entries}, in place of its number.`
  }
  if (!isScalar(node) || !node.type?.startsWith('BLOCK')) return `Begin ${entries}.`
  const sign = source[node.range?.[0] ?? 0]
  return `Take “${sign}” behind the colon away, and begin ${entries}.`
}

/** Reports a sign that YAML reads before a value. `&` may also begin an entity: `&frac12;`. */
export function reportYamlSign(
  sign: string,
  { path, node, place }: FilledNode,
  { report, source }: CheckContext,
): undefined {
  const start = source.lastIndexOf(sign, node.range?.[0])
  const [written = ''] = source.slice(start).split('\n')
  const meant = plainCharacters(written)
  if (meant !== written) {
    const [entity = ''] = written.split(/(?<=;)/)
    const fix = `Write: ${yamlText(meant)}`
    return report(placeAt(source, start), 'yaml-sign', `“${entity}” is a sign of web pages.`, fix)
  }
  const what = `“${path}” begins with “${sign}”, which YAML reads as a sign of its own.`
  return report(place, 'yaml-sign', what, 'Put the text in quotes, or leave the sign out.')
}
