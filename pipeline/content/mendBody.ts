import type { BodyElement, BodyNode } from '../../src/content/body.ts'

/**
 * A text in which nothing leads to what is not there: a link leaves its words, a card nothing.
 *
 * @param isDead whether an element leads to what is not there
 */
export function mendBody(nodes: BodyNode[], isDead: (element: BodyElement) => boolean): BodyNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [node]
    const children = node.children && mendBody(node.children, isDead)
    if (isDead(node)) return children ?? []
    return [children ? Object.assign({}, node, { children }) : node]
  })
}
