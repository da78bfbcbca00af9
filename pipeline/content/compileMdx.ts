import type { Element, ElementContent, Root as HastRoot, RootContent } from 'hast'
import type { Nodes, Root as MdastRoot } from 'mdast'
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
import { spotOf, START } from './nodePlace.ts'
import { type Complain, type Place, quote } from './problem.ts'
import { findExcess, TOO_DEEP } from './structureLimits.ts'
import { findOversize, findRepeated } from './sizeLimits.ts'
import { CONTROL_CHARACTERS } from './controlCharacters.ts'

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

/** Where the elements of a body stand in its source. */
export type Places = Map<BodyElement, Place>

/**
 * Compiles MDX to a sanitised tree of plain data. Nothing in it is ever evaluated: expressions,
 * imports, HTML tags and unsafe links are mistakes, told to `complain` with their place.
 *
 * @param source MDX; lines are counted from its start.
 * @param inline whether it must be a single paragraph, whose content is then returned bare.
 * @param places filled with the place of every element.
 */
export function compileMdx(
  source: string,
  inline: boolean,
  complain: Complain,
  places: Places = new Map(),
): BodyNode[] {
  let told = false
  const tell: Complain = (...mistake) => {
    told = true
    complain(...mistake)
  }
  const tree = parse(source, tell)
  if (!tree) return []
  const html = toHtmlTree.runSync(tree)
  replaceMdxNodes(html, tell)
  complainOfContent(html, tell)
  const blocks = toBody(sanitizer.runSync(html).children, places)
  const oversize = findOversize(blocks)
  if (oversize) {
    tell(places.get(oversize) ?? START, 'large-text', OVERSIZE, OVERSIZE_FIX)
    return []
  }
  if (!inline) return blocks
  const line = unwrapParagraph(blocks)
  // What is wrong already says what to leave out.
  if (!line && !told) complain(START, 'several-lines', NOT_ONE_LINE, NOT_ONE_LINE_FIX)
  return line ?? []
}

function parse(source: string, complain: Complain): MdastRoot | undefined {
  const excess = findExcess(source)
  if (excess) {
    complain(excess.place, excess.rule, excess.what, excess.fix)
    return undefined
  }
  try {
    const tree = parser.parse(source)
    const deep = findTooDeep(tree)
    if (deep) complain(spotOf(deep, START), TOO_DEEP.rule, TOO_DEEP.what, TOO_DEEP.fix)
    const repeated = deep ? undefined : findRepeated(tree)
    if (repeated) complain(repeated.place, 'large-text', REPEATED, REPEATED_FIX)
    return deep || repeated ? undefined : tree
  } catch (error) {
    complainOfSyntax(error, complain)
  }
  return undefined
}

const NOT_ONE_LINE = 'This must be one line of text.'
const NOT_ONE_LINE_FIX = 'Leave out headings, lists, components and empty lines.'
const REPEATED =
  'The addresses that the text repeats by their names are too long for all its links.'
const REPEATED_FIX = 'Shorten the address, or use its name less often.'
const OVERSIZE = 'The page that the text makes is too large from here on.'
const OVERSIZE_FIX = 'Make several documents of it.'

/** Far more than anyone reads, and far less than what overflows the stack of a recursion. */
const DEEPEST = 40

/** A node with more than `DEEPEST` others around it; found without recursion. */
function findTooDeep(tree: MdastRoot): Nodes | undefined {
  let level: Nodes[] = [tree]
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  }
  return level[0]
}

function complainOfSyntax(error: unknown, complain: Complain) {
  if (error instanceof RangeError)
    return complain(START, TOO_DEEP.rule, TOO_DEEP.what, TOO_DEEP.fix)
  if (!(error instanceof VFileMessage)) throw error
  // A tag that is never closed has its place only in the message.
  const [, line, column] = /^Expected a closing tag.*?\((\d+):(\d+)-/.exec(error.reason) ?? []
  const place = {
    line: Number(line ?? error.line ?? 1),
    column: Number(column ?? error.column ?? 1),
  }
  // Notes and inner places are for programmers; inner lines would be wrong in a one-line text.
  const reason = error.reason.replaceAll(/ \((note: .*|\d+:\d+-\d+:\d+)\)/g, '')
  complain(place, 'mdx-syntax', `The text cannot be read: ${reason}.`, syntaxFix(error.reason))
}

function syntaxFix(reason: string): string {
  if (reason.includes('import/exports')) {
    return 'Begin the line with another word than “import” or “export”.'
  }
  if (reason.includes('to create a comment')) return 'Remove the comment.'
  if (reason.includes('to create a link')) return 'Write it as [words](https://example.com).'
  return 'Write a literal “<” as “\\<” and “{” as “\\{”, and close every tag.'
}

const SAFE_LINK = /^(https?:\/\/[^\s/?#]|mailto:[^\s@]+@|\/(?!\/)|#)/

/** What links within the site count from. */
const SOME_SITE = 'https://this.site'

/** Whether a link leads to a page or a mailbox, by an address that browsers and feeds can read. */
function isSafeLink(href: string): boolean {
  return SAFE_LINK.test(href) && URL.canParse(href, SOME_SITE)
}

/** Elements that Markdown can make and the site does not show: what they are, and what to do. */
const REFUSED: ReadonlyMap<string, readonly [what: string, fix: string]> = new Map([
  ['h1', ['A level-one heading stands in the text.', 'Begin it with “##”.']],
  ['h5', ['A level-five heading stands in the text.', 'Begin it with “####” at most.']],
  ['h6', ['A level-six heading stands in the text.', 'Begin it with “####” at most.']],
  ['img', ['A picture stands in the text.', 'Name the picture in imageDesc instead.']],
  ['input', ['A box to tick stands in the text.', 'Begin the entry with “- ” alone.']],
  ['sup', ['A footnote stands in the text.', 'Write it into the sentence.']],
])

/** Elements that may hold blocks, and so components. */
const BLOCK_HOLDERS: ReadonlySet<string> = new Set(['li', 'blockquote', 'Tip'])

/** A reference such as [words][name] or [^1] whose address or note is missing stays as text. */
const DEAD_REFERENCE = /\[\^[^[\]\s]+\]|\[[^[\]]+\]\[[^[\]]*\]/

function complainOfContent(tree: HastRoot, complain: Complain) {
  for (const [element, place] of descendants(tree, START)) {
    const refused = REFUSED.get(element.tagName)
    if (refused) complain(place, 'refused-markdown', ...refused)
    if (!BLOCK_HOLDERS.has(element.tagName)) complainOfComponents(element, place, complain)
    if (element.tagName !== 'code') complainOfReferences(element, place, complain)
    complainOfUnshowable(element, place, complain)
    if (element.tagName === 'a') {
      complainOfLink(String(element.properties.href ?? ''), place, complain)
    }
  }
}

function complainOfLink(href: string, place: Place, complain: Complain) {
  if (!isSafeLink(href)) {
    const fix = 'Begin it with https://, mailto:, # or, for a page of this site, with /.'
    complain(place, 'unsafe-link', `The link ${quote(href)} leads nowhere safe.`, fix)
  } else if (hasUserName(href)) {
    const what = `The link ${quote(href)} has a user name before its host.`
    complain(place, 'unsafe-link', what, 'Leave out the user name and the “@”.')
  }
}

/** `https://your-bank.example@elsewhere.example` leads elsewhere. */
function hasUserName(href: string): boolean {
  const { username, password } = new URL(href, SOME_SITE)
  return username !== '' || password !== ''
}

/** Markdown also writes characters by their numbers, as `&#x202e;`. */
function complainOfUnshowable({ children, properties }: Element, place: Place, complain: Complain) {
  const texts = children.flatMap((child) => (child.type === 'text' ? [child] : []))
  const text = texts.find(({ value }) => CONTROL_CHARACTERS.test(value))
  if (!text && !CONTROL_CHARACTERS.test(String(properties.title ?? ''))) return
  const what = 'A character that cannot be shown stands here.'
  const spot = text ? spotOf(text, place) : place
  complain(spot, 'unshowable-character', what, 'Delete it, or write the right one.')
}

function complainOfComponents({ children }: Element, place: Place, complain: Complain) {
  for (const child of children) {
    if (child.type !== 'element' || !isComponent(child.tagName)) continue
    complain(
      spotOf(child, place),
      'component-place',
      `<${child.tagName}> stands inside a line of text.`,
      'Put it on a line of its own, between empty lines.',
    )
  }
}

function complainOfReferences({ children }: Element, place: Place, complain: Complain) {
  for (const child of children) {
    const [reference] = (child.type === 'text' && DEAD_REFERENCE.exec(child.value)) || []
    if (reference === undefined) continue
    complain(
      spotOf(child, place),
      'dead-reference',
      `The reference ${quote(reference)} leads to nothing.`,
      'Write a link as [words](/recipes/7).',
    )
  }
}

/** Every element with its place; one that Markdown adds by itself stands where its parent does. */
function* descendants(parent: HastRoot | Element, around: Place): Generator<[Element, Place]> {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    const place = spotOf(child, around)
    yield [child, place]
    yield* descendants(child, place)
  }
}

function toBody(nodes: (RootContent | ElementContent)[], places: Places): BodyNode[] {
  return nodes.flatMap((node, index): BodyNode[] => {
    if (node.type === 'text') {
      const joinsWords = isInLine(nodes[index - 1]) && isInLine(nodes[index + 1])
      return isGap(node.value) && !joinsWords ? [] : [node.value]
    }
    if (node.type !== 'element' || !isBodyTag(node.tagName)) return []
    const element = toElement(node, node.tagName, places)
    places.set(element, spotOf(node, START))
    return [element]
  })
}

/** Line breaks between blocks carry nothing; between words they part them, as spaces do. */
function isGap(value: string): boolean {
  return value.includes('\n') && value.trim() === ''
}

const IN_LINE: ReadonlySet<string> = new Set(['a', 'code', 'del', 'em', 'strong'])

function isInLine(node: RootContent | undefined): boolean {
  return node?.type === 'text' || (node?.type === 'element' && IN_LINE.has(node.tagName))
}

function isComponent(name: string): boolean {
  return COMPONENT_TAGS.some((tag) => tag === name)
}

function isBodyTag(name: string): name is BodyTag {
  return [...TEXT_TAGS, ...COMPONENT_TAGS].some((tag) => tag === name)
}

function toElement(node: Element, tag: BodyTag, places: Places): BodyElement {
  const props = Object.entries(node.properties).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  )
  const children = toBody(node.children, places)
  return {
    tag,
    ...(props.length > 0 && { props: Object.fromEntries(props) }),
    ...(children.length > 0 && { children }),
  }
}

/** The content of a single paragraph; undefined when there is anything else. */
function unwrapParagraph([first, ...rest]: BodyNode[]): BodyNode[] | undefined {
  const isAlone = typeof first === 'object' && first.tag === 'p' && rest.length === 0
  return isAlone ? (first.children ?? []) : undefined
}
