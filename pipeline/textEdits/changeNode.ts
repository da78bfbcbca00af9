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
  visit,
} from 'yaml'
import { withoutRemarks } from './importRemarks.ts'
import { dequal } from 'dequal/lite'
import { isRecord } from '../../src/shared/checkJson.ts'

export type DocumentData = Record<string, unknown>

/** Removes import notes from a comment once their field has a value. */
export function commentAbove(comment: string, after: unknown): string {
  return after === null || after === '' || after === undefined ? comment : withoutRemarks(comment)
}

function releaseComment(node: Node, before: unknown, after: unknown): void {
  if (!node.commentBefore || dequal(before, after)) return
  node.commentBefore = commentAbove(node.commentBefore, after).trimEnd()
}

/** Changes a node; its unchanged parts keep their spelling and comments. */
export function changeNode(node: unknown, before: unknown, after: unknown): Node {
  if (isNode(node)) {
    if (dequal(before, after)) return node
    if (isCollection(node) && node.items.length === 0) node.flow = false
    if (isMap(node) && isRecord(before) && isRecord(after)) return changeMap(node, before, after)
    if (isSeq(node) && Array.isArray(before) && Array.isArray(after))
      return changeList(node, before, after)
  }
  const created = new Document().createNode(after)
  if (!isScalar(node) || !isScalar(created)) return created
  releaseComment(node, before, after)
  const { comment, commentBefore, spaceBefore, type } = node
  const isText = typeof before === 'string' && typeof after === 'string'
  return Object.assign(created, { comment, commentBefore, spaceBefore }, isText && { type })
}

function changeMap(map: YAMLMap, before: DocumentData, after: DocumentData): Node {
  const [first = ''] = map.items.map(keyName)
  releaseComment(map, before[first], after[first])
  const pairs = new Map(map.items.map((pair) => [keyName(pair), pair]))
  const names = mergeOrder([...pairs.keys()], Object.keys(after))
  map.items = names
    .filter((name) => name in after)
    .map((name) => {
      const { key = new Scalar(name), value } = pairs.get(name) ?? {}
      if (isNode(key)) releaseComment(key, before[name], after[name])
      return new Pair(key, changeNode(value, before[name], after[name]))
    })
  return map
}

function changeList(list: YAMLSeq, before: unknown[], after: unknown[]): Node {
  releaseComment(list, before[0], after[0])
  const free = new Set(before.keys())
  const matches = after.map((entry) => {
    const old = [...free].find((index) => dequal(before[index], entry))
    if (old !== undefined) free.delete(old)
    return old
  })
  let last = -1
  list.items = after.map((entry, index) => {
    const old = matches[index] ?? (free.delete(last + 1) ? last + 1 : undefined)
    if (old === undefined) return changeNode(null, undefined, entry)
    last = old
    return changeNode(list.items[old], before[old], entry)
  })
  return list
}

/** Moves comments beside a name to it, and comments below an empty value to the next field. */
export function returnComments(document: Document, source: string): void {
  visit(document, {
    Map(_, map) {
      for (const [index, { key, value }] of map.items.entries()) {
        const end = (isNode(key) && key.range?.[1]) || 0
        if (isNode(key) && isNode(value) && /^ *:[ \t]+#/.test(source.slice(end))) {
          const [beside, ...above] = value.commentBefore?.split('\n') ?? []
          key.comment = beside
          value.commentBefore = above.join('\n')
        }
        if (!isEmptyScalar(value) || /^[^\n]*#/.test(source.slice(end))) continue
        const next = map.items[index + 1]?.key
        const comment = value.comment
        value.comment = null
        if (isNode(next)) {
          next.commentBefore = [comment, next.commentBefore].filter(Boolean).join('\n')
          next.spaceBefore = /\n\s*\n/.test(source.slice(end, next.range?.[0]))
        } else map.comment = [comment, map.comment].filter(Boolean).join('\n')
      }
    },
  })
}

export function isEmptyScalar(value: unknown): value is Scalar {
  return isScalar(value) && value.source === ''
}

/** Returns names in their old order, with each new one after its neighbor in `after`. */
export function mergeOrder(before: readonly string[], after: readonly string[]): string[] {
  const names = [...before]
  for (const [index, name] of after.entries()) {
    const position = names.indexOf(after[index - 1] ?? '') + 1
    if (!names.includes(name)) names.splice(position, 0, name)
  }
  return names
}

export function keyName({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : ''
}
