import { CARD_TAGS } from '../kinds/kinds.ts'

/** Structured text compiled from MDX: sanitized plain data that is never evaluated. */
export type BodyNode = string | BodyElement

export interface BodyElement {
  tag: BodyTag
  /**
   * Links have `href`, lists `start`, cards `id`, services `about`.
   * Pictures have `alt`, and either `name` and `color`, or `src`.
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

export const COMPONENT_TAGS = [...CARD_TAGS, 'Tip', 'Services'] as const

/** The values of `<Services about="…" />`; its sentences depend on site.yaml. */
export const SERVICE_SUBJECTS = [
  'ads',
  'ads-use',
  'analytics',
  'analytics-use',
  'newsletter',
  'newsletter-use',
  'contact',
  'contact-use',
  'contact-form',
  'consent-entry',
  'unsent-entries',
  'others',
  'rights',
] as const
export type ServiceSubject = (typeof SERVICE_SUBJECTS)[number]

export type BodyTag = (typeof TEXT_TAGS)[number] | (typeof COMPONENT_TAGS)[number]

export function textOfBody(nodes: BodyNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : textOfBody(node.children ?? [])))
    .join('')
}

/** Copies a text and replaces its elements, innermost first. */
export function mapElements(
  nodes: BodyNode[],
  change: (element: BodyElement) => BodyNode[],
): BodyNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [node]
    const children = node.children && mapElements(node.children, change)
    return change(children ? { ...node, children } : node)
  })
}

export function* walkElements(nodes: BodyNode[]): Generator<BodyElement> {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    yield node
    yield* walkElements(node.children ?? [])
  }
}
