import type { BodyElement, BodyNode } from '../../../src/content/body.ts'

/** A dead link leaves its words, a dead card nothing. */
export function unlinkUnpublished(
  nodes: BodyNode[],
  isDead: (element: BodyElement) => boolean,
): BodyNode[] {
  const unlinked = nodes.flatMap((node) => {
    if (typeof node === 'string') return [node]
    const children = node.children && unlinkUnpublished(node.children, isDead)
    if (isDead(node)) return children ?? []
    return [children ? Object.assign({}, node, { children }) : node]
  })
  return joinTexts(unlinked)
}

function joinTexts(nodes: BodyNode[]): BodyNode[] {
  const joined: BodyNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined.splice(-1, 1, last + node)
    else joined.push(node)
  }
  return joined
}
