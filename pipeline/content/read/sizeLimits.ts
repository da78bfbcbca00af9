import type { Definition, Nodes, Root } from 'mdast'
import type { BodyElement, BodyNode } from '../../../src/content/body.ts'
import { spotOf, START } from './nodePlace.ts'
import type { Place } from '../report/problem.ts'

/** In characters of JSON. */
const LARGEST_BODY = 500_000

export function findOversize(blocks: readonly BodyNode[]): BodyElement | undefined {
  let size = 0
  for (const block of blocks) {
    size += JSON.stringify(block).length
    if (size > LARGEST_BODY && typeof block === 'object') return block
  }
  return undefined
}

/** In characters. */
const MOST_REPEATED = 200_000

/** The reference with which the copied definitions become too large. */
export function findRepeated(tree: Root): { place: Place } | undefined {
  const sizes = new Map<string, number>()
  for (const node of nodesOf(tree)) {
    if (node.type === 'definition' && !sizes.has(node.identifier))
      sizes.set(node.identifier, sizeOf(node))
  }
  let size = 0
  for (const node of nodesOf(tree)) {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') continue
    size += sizes.get(node.identifier) ?? 0
    if (size > MOST_REPEATED) return { place: spotOf(node, START) }
  }
  return undefined
}

function sizeOf({ url, title }: Definition): number {
  return url.length + (title?.length ?? 0)
}

function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node
  if (!('children' in node)) return
  for (const child of node.children) yield* nodesOf(child)
}
