import type { BuiltPage } from './builtSite.ts'
import type { readDocuments } from './documents.ts'

export type Node = { '@type': string } & Readonly<Record<string, unknown>>

/** @throws unless the page has exactly one graph, in the expected vocabulary */
export function graphOf({ address, html }: BuiltPage): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  if (scripts.length !== 1) throw new Error(`${address} has ${scripts.length} graphs.`)
  const { '@context': context, '@graph': graph } = JSON.parse(scripts[0]?.[1] ?? '')
  if (context !== 'https://schema.org') throw new Error(`${address} has the context ${context}.`)
  return graph
}

export function nodeOf(page: BuiltPage, type: string): Node {
  const [node, ...others] = graphOf(page).filter((candidate) => candidate['@type'] === type)
  if (!node || others.length > 0) throw new Error(`${page.address} has not one ${type}.`)
  return node
}

/** Yields every node in a value, including the value itself, outer nodes first. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item)
  if (!isNode(value)) return
  yield value
  for (const inner of Object.values(value)) yield* nodesIn(inner)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && '@type' in value
}

/** A text or a number of a property that has one or several values. */
export interface PropertyValue {
  type: string
  name: string
  value: string | number
}

export function valuesOf(graph: Node[]): PropertyValue[] {
  return [...nodesIn(graph)].flatMap((node) =>
    Object.entries(node).flatMap(([name, property]) =>
      [property]
        .flat()
        .flatMap((value: unknown) =>
          typeof value === 'string' || typeof value === 'number'
            ? [{ type: node['@type'], name, value }]
            : [],
        ),
    ),
  )
}

export const ADDRESSES = new Set('url image logo item target thumbnailUrl contentUrl'.split(' '))

type Documents = Awaited<ReturnType<typeof readDocuments>>

/** Returns the addresses of pages with a full document, each with its schema type. */
export function markedUpDocuments({ recipes, reviews, posts, collections }: Documents) {
  const kinds = [
    { documents: recipes, type: 'Recipe' },
    { documents: reviews, type: 'Product' },
    { documents: posts, type: 'BlogPosting' },
    { documents: collections, type: 'ItemList' },
  ]
  return new Map(
    kinds.flatMap(({ documents, type }) => documents.map(({ address }) => [address, type])),
  )
}
