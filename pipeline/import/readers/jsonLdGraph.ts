import { isRecord } from '../../../src/shared/checkJson.ts'
import { capitalized } from '../../../src/shared/textForms.ts'

export type DataNode = Record<string, unknown>

export const MAX_NODES = 200_000

/** Returns the last part of each type: `recipe` for `https://schema.org/Recipe`. */
export function typesOf(node: DataNode): string[] {
  const types = [node['@type'] ?? node.type].flat()
  const texts = types.filter((type) => typeof type === 'string')
  return texts.map((type) =>
    type
      .toLowerCase()
      .trim()
      .replace(/^.*[/#:]/, ''),
  )
}

/** Returns a property by name, also if capitalized or prefixed: `schema:name`. */
export function propertyOf(node: DataNode, ...names: string[]): unknown {
  const spellings = names.flatMap((name) => [
    name,
    capitalized(name),
    `schema:${name}`,
    `http://schema.org/${name}`,
  ])
  const found = spellings.find((name) => [node[name] ?? ''].flat().some((each) => each !== ''))
  return found === undefined ? undefined : node[found]
}

export type Graph = ReturnType<typeof readGraph>

/** Lists the recipes in data, and the most complete node for each `@id`. */
export function readGraph(parsed: readonly unknown[]) {
  const recipes: DataNode[] = []
  const byId = new Map<string, DataNode>()
  const queue: unknown[] = parsed.toReversed()
  let left = MAX_NODES
  while (queue.length > 0 && left > 0) {
    const value = queue.pop()
    if (typeof value !== 'object' || value === null) continue
    left -= 1
    if (isRecord(value)) {
      indexById(value, byId)
      if (typesOf(value).includes('recipe')) recipes.push(value)
    }
    const inner = Object.values(value).slice(0, left)
    queue.push(...inner.toReversed())
  }
  return { recipes, byId }
}

function indexById(node: DataNode, byId: Map<string, DataNode>): void {
  const id = node['@id']
  if (typeof id !== 'string') return
  const existing = byId.get(id)
  if (!existing || Object.keys(node).length > Object.keys(existing).length) byId.set(id, node)
}

/** Returns the node to which a reference such as `{ "@id": "#author" }` points. */
export function resolveReference(value: unknown, byId: Graph['byId']): unknown {
  if (!isRecord(value)) return value
  const id = value['@id']
  const isReference = typeof id === 'string' && Object.keys(value).length === 1
  return isReference ? (byId.get(id) ?? value) : value
}
