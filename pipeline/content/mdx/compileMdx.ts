import type { BodyPlaces } from '../documents/document.ts'
import type { Element, ElementContent, RootContent } from 'hast'
import type { Nodes, Root as MdastRoot } from 'mdast'
import rehypeSanitize, { type Options as SanitizeSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import type { BodyElement, BodyNode, BodyTag } from '../../../src/content/body.ts'
import { COMPONENT_TAGS, TEXT_TAGS } from '../../../src/content/body.ts'
import { LINK_SCHEMES } from '../../../src/content/schema/allowedAddresses.ts'
import { CARD_TAGS } from '../../../src/kinds/kinds.ts'
import { reportUnusableContent, isPhotoPath } from './checkMdx.ts'
import * as mdxNodes from './mdxNodes.ts'
import { placeOfNode, FILE_START, type Report, type SourcePlace } from '../../problems/problem.ts'
import { findExcess, findOversize, placeAt, TOO_DEEP } from '../text/structureLimits.ts'

const mdxParser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)
const toHtmlTree = unified().use(remarkRehype, { passThrough: [...mdxNodes.MDX_NODES] })

const SCHEMA: SanitizeSchema = {
  tagNames: [...TEXT_TAGS, ...COMPONENT_TAGS],
  attributes: {
    a: ['href', 'title'],
    img: ['alt', 'src'],
    ol: ['start'],
    Services: ['about'],
    ...Object.fromEntries(CARD_TAGS.map((tag) => [tag, ['id']])),
  },
  protocols: { href: LINK_SCHEMES },
  strip: ['script', 'style'],
  // Ids are those of documents, never of elements in the page.
  clobber: [],
}
const sanitizer = unified().use(rehypeSanitize, SCHEMA)

/** Compiles MDX to sanitised data; nothing is evaluated. @param inline for one line of text */
export function compileMdx(
  source: string,
  inline: boolean,
  report: Report,
  places: BodyPlaces = new Map(),
): BodyNode[] {
  let hasMistakes = false
  const reportMistake: Report = (...mistake) => {
    hasMistakes = true
    report(...mistake)
  }
  const tree = parseMdx(source, reportMistake)
  if (!tree) return []
  const html = toHtmlTree.runSync(tree)
  mdxNodes.replaceMdxNodes(html, reportMistake)
  reportUnusableContent(html, reportMistake)
  const blocks = toBody(sanitizer.runSync(html).children, places)
  const oversize = findOversize(blocks)
  if (oversize) {
    const what = 'The page that the text makes is too large from here on.'
    const place = places.get(oversize) ?? FILE_START
    report(place, 'large-text', what, 'Make several documents of it.')
    return []
  }
  if (!inline) return blocks
  const [first, second] = blocks
  const isParagraph = typeof first === 'object' && first.tag === 'p' && !second
  const line = isParagraph ? (first.children ?? []) : undefined
  // Another mistake may be the cause.
  if (!line && !hasMistakes) report(FILE_START, 'several-lines', NOT_ONE_LINE, NOT_ONE_LINE_FIX)
  return line ?? []
}

function parseMdx(source: string, report: Report): MdastRoot | undefined {
  const excess = findExcess(source)
  if (excess) return report(...excess)
  try {
    const tree = mdxParser.parse(source)
    const deep = findTooDeep(tree)
    if (deep) report(placeOfNode(deep, FILE_START), ...TOO_DEEP)
    return deep ? undefined : tree
  } catch (error) {
    reportSyntax(error, source, report)
  }
  return undefined
}

const NOT_ONE_LINE = 'This must be one line of text.'
const NOT_ONE_LINE_FIX = 'Leave out pictures, headings, lists, components and empty lines.'

/** Deeper trees could overflow the stack of a recursion. */
const MAX_TREE_DEPTH = 40

/** Walks level by level, since a recursion could overflow the stack, too. */
function findTooDeep(tree: MdastRoot): Nodes | undefined {
  let level: Nodes[] = [tree]
  for (let depth = 0; depth < MAX_TREE_DEPTH && level.length > 0; depth += 1) {
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  }
  return level[0]
}

function reportSyntax(error: unknown, source: string, report: Report) {
  if (error instanceof RangeError) return report(FILE_START, ...TOO_DEEP)
  if (!(error instanceof VFileMessage)) throw error
  // VFileMessage has no place for an unclosed tag.
  const [, line, column] = /^Expected a closing tag.*?\((\d+):(\d+)-/.exec(error.reason) ?? []
  const place = {
    line: Number(line ?? error.line ?? 1),
    column: Number(column ?? error.column ?? 1),
  }
  // Notes of the parser are for programmers, and its places are wrong in one-line texts.
  const reason = error.reason.replaceAll(/ \((note: .*|\d+:\d+-\d+:\d+)\)/g, '')
  const tag = brokenTag(source, place, reason)
  if (tag && !tag.component && tag.isUnclosed) return mdxNodes.reportTag(tag.name, place, report)
  const fix = tag?.component ? tagFix(tag.component, tag.written) : syntaxFix(error.reason)
  report(tag?.place ?? place, 'mdx-syntax', `The text cannot be read: ${reason}.`, fix)
}

/** Matches a tag up to a quotation mark that its line does not close. */
const OPEN_VALUE = /<(\w+)[^<>"\n]*="[^"\n]*(?=\n|$)/

/** Finds the tag that a syntax error is about, and the component that it may mean. */
function brokenTag(source: string, { line, column }: SourcePlace, reason: string) {
  const lines = source.split('\n')
  const open = OPEN_VALUE.exec(lines.slice(0, line).join('\n'))
  const [, unclosed] = /closing tag for `<(\w+)>`/.exec(reason) ?? []
  const [, early] = /Expected the closing tag `<\/(\w+)>`/.exec(reason) ?? []
  const before = [...lines.slice(0, line - 1), lines[line - 1]?.slice(0, column - 1)].join('\n')
  const at = unclosed
    ? before.length
    : (open?.index ?? before.lastIndexOf(early ? `<${early}` : '<'))
  const [written = '', last = ''] = /^<[\\/]?(\w+)[^<>\n]*/.exec(source.slice(at)) ?? []
  const name = open?.[1] ?? unclosed ?? early ?? last
  // No tag was found, or it ended before the error: the reason of the parser is reported.
  if (name === '' || (name === last && !early && !open && /[^=]>/.test(before.slice(at))))
    return undefined
  const isUnclosed = open === null && unclosed !== undefined
  const isAtTag = open !== null || early !== undefined || reason.includes('slash')
  const place = isAtTag ? placeAt(source, at) : { line, column }
  return { name, component: mdxNodes.guessComponent(name), written, isUnclosed, place }
}

function tagFix(component: string, written: string): string {
  if (component === 'Tip') {
    return 'Begin it with <Tip> and end it with </Tip>, without an empty line between them.'
  }
  if (component === 'Services') return mdxNodes.servicesFix(written)
  const [, value = written] = /\bid\s*=\W*([\w/-]+)/i.exec(written) ?? []
  const [number = ''] = /\d+/.exec(value) ?? []
  const card = mdxNodes.guessCard(component, value) ?? mdxNodes.guessCard(component, number)
  return card ? `Write it as ${card}.` : mdxNodes.NUMBER_FIX
}

function syntaxFix(reason: string): string {
  if (reason.includes('import/exports')) {
    return 'Begin the line with another word than “import” or “export”.'
  }
  if (reason.includes('to create a comment')) return 'Remove the comment.'
  if (reason.includes('to create a link')) return 'Write it as [words](https://example.com).'
  return 'Write a literal “<” as “\\<” and “{” as “\\{”, and close every tag.'
}

function toBody(nodes: (RootContent | ElementContent)[], places: BodyPlaces): BodyNode[] {
  return nodes.flatMap((node, index): BodyNode[] => {
    if (node.type === 'text') {
      const joinsWords = isInLine(nodes[index - 1]) && isInLine(nodes[index + 1])
      const isGap = node.value.includes('\n') && node.value.trim() === ''
      return isGap && !joinsWords ? [] : [node.value]
    }
    if (node.type !== 'element' || !isBodyTag(node.tagName)) return []
    if (node.tagName === 'img' && !isPhotoPath(node)) return []
    const element = toBodyElement(node, node.tagName, places)
    places.set(element, placeOfNode(node, FILE_START))
    return [element]
  })
}

const IN_LINE: ReadonlySet<string> = new Set(['a', 'code', 'del', 'em', 'strong'])

function isInLine(node: RootContent | undefined): boolean {
  return node?.type === 'text' || (node?.type === 'element' && IN_LINE.has(node.tagName))
}

function isBodyTag(name: string): name is BodyTag {
  return [...TEXT_TAGS, ...COMPONENT_TAGS].some((tag) => tag === name)
}

function toBodyElement(node: Element, tag: BodyTag, places: BodyPlaces): BodyElement {
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
