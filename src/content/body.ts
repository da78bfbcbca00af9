import { CARD_TAGS } from '../kinds/kinds.ts'

/**
 * A text with structure, as the build compiles it from MDX: sanitised, plain data, never evaluated.
 * A node is a run of text or an element; `tag` is one of the names below and nothing else.
 */
export type BodyNode = string | BodyElement

export interface BodyElement {
  tag: BodyTag
  /**
   * `href` of a link, `start` of an ordered list, `id` of the document a card shows; of a picture
   * `alt`, and `name` and `color` of its files, or `src` before they are known.
   */
  props?: Record<string, string | number>
  children?: BodyNode[]
}

export const TEXT_TAGS = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'del',
  'code',
  'pre',
  'blockquote',
  'hr',
  'img',
  'br',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

/** The components that an editor may write in MDX: the cards of documents, and a tip in a frame. */
export const COMPONENT_TAGS = [...CARD_TAGS, 'Tip'] as const

export type BodyTag = (typeof TEXT_TAGS)[number] | (typeof COMPONENT_TAGS)[number]

/** The text of a body without its structure. */
export function plainText(nodes: BodyNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : plainText(node.children ?? [])))
    .join('')
}

/** Every element of a body, outer ones first. */
export function* elements(nodes: BodyNode[]): Generator<BodyElement> {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    yield node
    yield* elements(node.children ?? [])
  }
}
