import {
  Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Pair,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { type Group, isEqual, isGroup } from './isEqual.ts'

/** Changes a node, whose unchanged parts keep their spelling and comments. */
export function changeNode(node: unknown, before: unknown, after: unknown): Node {
  if (isNode(node)) {
    if (isEqual(before, after)) return node
    if (isCollection(node) && node.items.length === 0) node.flow = false
    if (isMap(node) && isGroup(before) && isGroup(after)) return changeMap(node, before, after)
    if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) {
      return changeList(node, before, after)
    }
  }
  const created = new Document().createNode(after)
  if (!isScalar(node) || !isScalar(created)) return created
  const { comment, commentBefore, spaceBefore, type } = node
  const isText = typeof before === 'string' && typeof after === 'string'
  return Object.assign(created, { comment, commentBefore, spaceBefore }, isText && { type })
}

function changeMap(map: YAMLMap, before: Group, after: Group): Node {
  const pairs = new Map(map.items.map((pair) => [nameOf(pair), pair]))
  const names = arranged([...pairs.keys()], Object.keys(after))
  map.items = names
    .filter((name) => name in after)
    .map((name) => {
      const { key = new Scalar(name), value } = pairs.get(name) ?? {}
      return new Pair(key, changeNode(value, before[name], after[name]))
    })
  return map
}

function changeList(list: YAMLSeq, before: unknown[], after: unknown[]): Node {
  const free = new Set(before.keys())
  const same = after.map((entry) => {
    const old = [...free].find((index) => isEqual(before[index], entry))
    if (old !== undefined) free.delete(old)
    return old
  })
  let last = -1
  list.items = after.map((entry, index) => {
    const old = same[index] ?? (free.delete(last + 1) ? last + 1 : undefined)
    if (old === undefined) return changeNode(null, undefined, entry)
    last = old
    return changeNode(list.items[old], before[old], entry)
  })
  return list
}

/** Names in their order, with each new one behind the one that precedes it in `after`. */
export function arranged(before: readonly string[], after: readonly string[]): string[] {
  const names = [...before]
  for (const [index, name] of after.entries()) {
    const place = names.indexOf(after[index - 1] ?? '') + 1
    if (!names.includes(name)) names.splice(place, 0, name)
  }
  return names
}

export function nameOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : ''
}
