import type { Element, ElementContent, Root as HastRoot, RootContent } from 'hast'
import rehypeSanitize, { type Options as SanitizeSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import {
  type BodyElement,
  type BodyNode,
  type BodyTag,
  COMPONENT_TAGS,
  TEXT_TAGS,
} from '../../src/content/body.ts'
import { MDX_NODES, replaceMdxNodes } from './mdxNodes.ts'
import type { Place } from './problem.ts'

/** Tells a mistake at a place in the text. */
export type Complain = (place: Place, what: string, fix: string) => void

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)
const toHtmlTree = unified().use(remarkRehype, { passThrough: [...MDX_NODES] })

const SCHEMA: SanitizeSchema = {
  tagNames: [...TEXT_TAGS, ...COMPONENT_TAGS],
  attributes: {
    a: ['href', 'title'],
    ol: ['start'],
    RecipeCard: ['id'],
    ProductCard: ['id'],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style'],
  // The only ids are those of documents; they never become ids in the page.
  clobber: [],
}
const sanitizer = unified().use(rehypeSanitize, SCHEMA)

/**
 * Compiles MDX to a sanitised tree of plain data. Nothing in it is ever evaluated: expressions,
 * imports, HTML tags and unsafe links are mistakes, told to `complain` with their place.
 *
 * @param source MDX; lines are counted from its start.
 * @param inline whether it must be a single paragraph, whose content is then returned bare.
 */
export function compileMdx(source: string, inline: boolean, complain: Complain): BodyNode[] {
  let tree
  try {
    tree = parser.parse(source)
  } catch (error) {
    complainOfSyntax(error, complain)
    return []
  }
  const html = toHtmlTree.runSync(tree)
  replaceMdxNodes(html, complain)
  complainOfContent(html, complain)
  const blocks = toBody(sanitizer.runSync(html).children)
  return inline ? unwrapParagraph(blocks, complain) : blocks
}

function complainOfSyntax(error: unknown, complain: Complain) {
  if (!(error instanceof VFileMessage)) throw error
  const place = { line: error.line ?? 1, column: error.column ?? 1 }
  complain(
    place,
    `The text cannot be read: ${error.reason}.`,
    'Write a literal “<” as “\\<” and “{” as “\\{”, and close every tag.',
  )
}

const SAFE_LINK = /^(https?:\/\/|mailto:|\/(?!\/)|#)/

function complainOfContent(tree: HastRoot, complain: Complain) {
  for (const element of descendants(tree)) {
    const place = element.position?.start ?? { line: 1, column: 1 }
    if (element.tagName === 'h1') {
      complain(place, 'A level-one heading stands in the text.', 'Begin it with “##”.')
    }
    if (element.tagName === 'img') {
      complain(place, 'A picture stands in the text.', 'Name the picture in imageDesc instead.')
    }
    const href = element.tagName === 'a' ? String(element.properties.href ?? '') : null
    if (href !== null && !SAFE_LINK.test(href)) {
      complain(
        place,
        `The link “${href}” leads nowhere safe.`,
        'Begin it with https://, mailto:, # or, for a page of this site, with /.',
      )
    }
  }
}

function* descendants(parent: HastRoot | Element): Generator<Element> {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    yield child
    yield* descendants(child)
  }
}

function toBody(nodes: (RootContent | ElementContent)[]): BodyNode[] {
  return nodes.flatMap((node): BodyNode[] => {
    if (node.type === 'text') return isGap(node.value) ? [] : [node.value]
    return node.type === 'element' && isBodyTag(node.tagName) ? [toElement(node, node.tagName)] : []
  })
}

/** Line breaks between blocks carry nothing; single spaces between words do. */
function isGap(value: string): boolean {
  return value.includes('\n') && value.trim() === ''
}

function isBodyTag(name: string): name is BodyTag {
  return [...TEXT_TAGS, ...COMPONENT_TAGS].some((tag) => tag === name)
}

function toElement(node: Element, tag: BodyTag): BodyElement {
  const props = Object.entries(node.properties).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  )
  const children = toBody(node.children)
  return {
    tag,
    ...(props.length > 0 && { props: Object.fromEntries(props) }),
    ...(children.length > 0 && { children }),
  }
}

function unwrapParagraph(blocks: BodyNode[], complain: Complain): BodyNode[] {
  const [first, ...rest] = blocks
  if (typeof first === 'object' && first.tag === 'p' && rest.length === 0) {
    return first.children ?? []
  }
  complain(
    { line: 1, column: 1 },
    'This must be one line of text.',
    'Leave out headings, lists, components and empty lines.',
  )
  return []
}
