import type { BodyElement, BodyNode, BodyTag } from '../../src/content/body.ts'
import { compileMdx } from '../../pipeline/content/mdx/compileMdx.ts'
import type { BodyPlaces } from '../../pipeline/content/documents/document.ts'
import { formatProblem } from '../../pipeline/problems/problem.ts'

export function compile(source: string, inline = false) {
  const reported: string[] = []
  const places: BodyPlaces = new Map()
  const nodes = compileMdx(
    source,
    inline,
    (place, rule, what, fix) => {
      reported.push(formatProblem({ file: 'x.mdx', ...place, rule, what, fix }))
    },
    places,
  )
  return { nodes, reported, places }
}

export function e(tag: BodyTag, ...children: BodyNode[]): BodyElement {
  return { tag, children }
}

export function p(...children: BodyNode[]): BodyElement {
  return e('p', ...children)
}

export function a(href: string, words: string): BodyNode {
  return { tag: 'a', props: { href }, children: [words] }
}

export const RECIPE_CARD: BodyNode = { tag: 'RecipeCard', props: { id: '7' } }

export const ALONE = 'Put it on a line of its own, between empty lines.'
