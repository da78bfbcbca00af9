import { ElementType } from 'htmlparser2'
import { tidy } from '../../text/tidy.ts'
import {
  childElements,
  type HtmlElement,
  findOne,
  isBlock,
  isElement,
  isHidden,
  isUnitBehind,
  elementLines,
  type HtmlNode,
  elementText,
} from '../pageTree.ts'
import { startsWithAmount } from './recipeLikeness.ts'
import { AFTER, INGREDIENTS, INSTRUCTIONS } from './partNames.ts'

export interface PageLine {
  text: string
  isItem: boolean
  /** 1 to 6 as in HTML; 7 for a line in bold, 8 for a line that reads like a heading. */
  level?: number
}

export function isAside({ name, attribs }: HtmlElement): boolean {
  const names = `${attribs.id ?? ''} ${attribs.class ?? ''}`.split(/\s+/)
  return ASIDE_NAMES.has(name) || (!WHOLE.has(name) && names.some((word) => ASIDE.test(word)))
}

const ASIDE_NAMES = new Set(['nav', 'footer', 'aside'])
/**
 * Ignored, since classes of these elements describe the whole page: `<body class="has-sidebar">`.
 */
const WHOLE = new Set(['html', 'body', 'main', 'article'])
const ASIDE =
  /^(?:comments?(?:list|[-_].*)?|respond|sidebar|(?:jp-?)?related-?(?:posts?|recipes?)|breadcrumbs?|(?:(?:main|site|top)[-_])?(?:menu|nav(?:bar|igation)?)(?:[-_].*)?|nutrition(?:al)?(?:[-_].*)?)$/i

export function readPageLines(nodes: readonly HtmlNode[]): PageLine[] {
  const flow: PageLine[] = []
  let text = ''
  let bold = ''
  const flush = () => {
    const line = tidy(text)
    if (line !== '') flow.push(...withTitle(toPageLine(line, tidy(bold) === line)))
    text = ''
    bold = ''
  }
  const visit = (node: HtmlNode, isBold: boolean) => {
    if (node.type === ElementType.Text) {
      text += node.data.replaceAll(/\s+/g, ' ')
      if (isBold) bold += node.data.replaceAll(/\s+/g, ' ')
    }
    if (!isElement(node) || isHidden(node) || isAside(node)) return
    const whole = wholeLinesOf(node)
    if (whole) {
      flush()
      flow.push(...whole)
      return
    }
    const block = isBlock(node)
    if (block) flush()
    else if (isUnitBehind(text, node)) text += ' '
    for (const child of node.children) visit(child, isBold || BOLD.has(node.name))
    if (block) flush()
  }
  for (const node of nodes) visit(node, false)
  flush()
  return flow
}

const BOLD = new Set(['strong', 'b', 'u', 'summary', 'legend', 'dt'])
const HEADING = /^h([1-6])$/
const ITEMS = new Set(['li', 'tr', 'dd'])

function wholeLinesOf(element: HtmlElement): PageLine[] | undefined {
  const { name } = element
  const pairs = pairsIn(element)
  if (pairs.length > 0) return pairs.map((text) => ({ text, isItem: true }))
  const level = Number(HEADING.exec(name)?.[1] ?? 0)
  const isInnermost =
    ITEMS.has(name) &&
    !findOne(({ name: inner }) => ITEMS.has(inner) || HEADING.test(inner), element.children)
  if (level === 0 && !isInnermost) return undefined
  const lines = elementLines(element)
  // Some pages put a whole list into one heading.
  if (level > 0 && lines.length > 3) return lines.map((text) => ({ text, isItem: true }))
  const text = lines.join(' ')
  if (text === '') return []
  return [level > 0 ? { text, isItem: false, level } : { text, isItem: true }]
}

/** Joins amounts and names from `<dt>` and `<dd>`. */
function pairsIn(element: HtmlElement): string[] {
  const parts = childElements(element).filter((part) => !isHidden(part))
  const isPaired =
    parts.length > 1 &&
    parts.length % 2 === 0 &&
    parts.every(({ name }, index) => name === (index % 2 === 0 ? 'dt' : 'dd'))
  const texts = isPaired ? parts.map(elementText) : []
  if (!texts.every((text, index) => index % 2 === 1 || startsWithAmount(text))) return []
  return texts.flatMap((text, index) => (index % 2 === 0 ? [`${text} ${texts[index + 1]}`] : []))
}

function toPageLine(text: string, isBold: boolean): PageLine {
  if (isTitle(text)) return { text, isItem: false, level: 8 }
  const isHeading = isBold && text.length < 60 && !/^\d|[.!]$/.test(text)
  return { text, isItem: false, ...(isHeading && { level: 7 }) }
}

function isTitle(text: string): boolean {
  const isShort = text.length < 40 && !/[.!,]$/.test(text)
  return isShort && (INGREDIENTS.test(text) || INSTRUCTIONS.test(text))
}

/** Splits `Directions: Mix all of it` into a heading and a line. */
function withTitle(line: PageLine): PageLine[] {
  if (line.level !== undefined) return [line]
  const [, title = '', rest = ''] = /^([^:：]{3,30})[:：]\s*(\S.+)$/.exec(line.text) ?? []
  if (rest === '' || !isTitle(title) || /^\d+ ?(?:min|std|h)/i.test(rest)) return [line]
  return [
    { ...line, text: title, level: 8 },
    { ...line, text: rest },
  ]
}

export function endsPart(text: string): boolean {
  return INGREDIENTS.test(text) || INSTRUCTIONS.test(text) || AFTER.test(text)
}
