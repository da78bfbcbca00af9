import { isRecord } from '../../../src/shared/checkJson.ts'
import { capitalized } from '../../../src/shared/words.ts'

export type DataNode = Record<string, unknown>

const MOST_NODES = 200_000

/** The last part of each of its types: `Recipe` for `https://schema.org/Recipe`. */
export function typesOf(node: DataNode): string[] {
  const types = [node['@type'] ?? node.type].flat()
  const texts = types.filter((type) => typeof type === 'string')
  return texts.map((type) =>
    type
      .trim()
      .replace(/^.*[/#:]/, '')
      .toLowerCase(),
  )
}

/** A value by its name, however its first letter is written; names may carry a prefix. */
export function propertyOf(node: DataNode, ...names: string[]): unknown {
  for (const name of names) {
    for (const spelled of [
      name,
      capitalized(name),
      `schema:${name}`,
      `http://schema.org/${name}`,
    ]) {
      const value = node[spelled] ?? ''
      if (value !== '' && !(Array.isArray(value) && value.length === 0)) return value
    }
  }
  return undefined
}

export type Graph = ReturnType<typeof readGraph>

/** The recipes in data, and the nodes by their `@id`, the one that says most of each. */
export function readGraph(parsed: readonly unknown[]) {
  const recipes: DataNode[] = []
  const byId = new Map<string, DataNode>()
  const waiting: unknown[] = parsed.toReversed()
  const seen = new Set<unknown>()
  while (waiting.length > 0 && seen.size < MOST_NODES) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    if (isRecord(value)) {
      indexById(value, byId)
      if (typesOf(value).includes('recipe')) recipes.push(value)
    }
    const inner = Object.values(value).slice(0, MOST_NODES - seen.size)
    waiting.push(...inner.toReversed())
  }
  return { recipes, byId }
}

function indexById(node: DataNode, byId: Map<string, DataNode>): void {
  const id = node['@id']
  if (typeof id !== 'string') return
  const known = byId.get(id)
  if (!known || Object.keys(node).length > Object.keys(known).length) byId.set(id, node)
}

/** The node that a mere reference stands for. */
export function resolveReference(value: unknown, byId: Graph['byId']): unknown {
  if (!isRecord(value)) return value
  const id = value['@id']
  const isReference = typeof id === 'string' && Object.keys(value).length === 1
  return isReference ? (byId.get(id) ?? value) : value
}
