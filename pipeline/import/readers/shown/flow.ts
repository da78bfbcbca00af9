import { tidy } from '../../text/tidy.ts'
import {
  childElements,
  type Element,
  findIn,
  isBlock,
  isUnit,
  isUnshown,
  linesIn,
  textIn,
  UNSHOWN,
} from '../pageTree.ts'
import { startsWithAmount } from './likeness.ts'
import { AFTER, INGREDIENTS, INSTRUCTIONS } from './words.ts'

/** A line of a page, in its order. */
export interface FlowLine {
  text: string
  isItem: boolean
  /** 1 to 6 as in HTML; 7 for a line in bold, 8 for one that is called as a heading is. */
  level?: number
  block: Element
}

/** Navigation, comments and the like. */
export function isAside({ name, attributes }: Element): boolean {
  const { class: classes = '', id = '' } = attributes
  const isNamed =
    !WHOLE.has(name) && `${id} ${classes}`.split(/\s+/).some((word) => ASIDE.test(word))
  return ASIDE_NAMES.has(name) || isNamed
}

const ASIDE_NAMES = new Set(['nav', 'footer', 'aside'])
/** Their classes say what else is on the page. */
const WHOLE = new Set(['html', 'body', 'main', 'article'])
const ASIDE =
  /^(?:comments?(?:list|[-_].*)?|respond|sidebar|(?:jp-?)?related-?(?:posts?|recipes?)|breadcrumbs?|(?:(?:main|site|top)[-_])?(?:menu|nav(?:bar|igation)?)(?:[-_].*)?|nutrition(?:al)?(?:[-_].*)?)$/i

export function flowOf(root: Element): FlowLine[] {
  const flow: FlowLine[] = []
  let text = ''
  let bold = ''
  const flush = (block: Element) => {
    const line = tidy(text)
    if (line !== '') flow.push(...withTitle(lineOf(line, tidy(bold) === line, block)))
    text = ''
    bold = ''
  }
  const visit = (element: Element, isBold: boolean) => {
    if (isUnshown(element) || isAside(element)) return
    const pairs = pairsIn(element)
    if (pairs.length > 0) {
      flush(element)
      flow.push(...pairs)
      return
    }
    if (isAtomic(element)) {
      flush(element)
      flow.push(...atomsOf(element))
      return
    }
    const block = isBlock(element.name)
    if (block) flush(element)
    const inBold = isBold || BOLD.has(element.name)
    for (const child of element.children) {
      if (typeof child !== 'string') {
        if (isUnit(child, text)) text += ' '
        visit(child, inBold)
      } else {
        text += child.replaceAll(/\s+/g, ' ')
        if (inBold) bold += child.replaceAll(/\s+/g, ' ')
      }
    }
    if (block) flush(element)
  }
  visit(root, false)
  flush(root)
  return flow
}

const BOLD = new Set(['strong', 'b', 'u', 'summary', 'legend', 'dt'])
const HEADING = /^h([1-6])$/
const ITEMS = new Set(['li', 'tr', 'dd'])

function isAtomic(element: Element): boolean {
  if (HEADING.test(element.name)) return true
  return (
    ITEMS.has(element.name) && !findIn(element, ({ name }) => ITEMS.has(name) || HEADING.test(name))
  )
}

/** Amounts and names as `<dt>` and `<dd>`. */
function pairsIn(element: Element): FlowLine[] {
  const parts = childElements(element).filter(({ name }) => !UNSHOWN.has(name))
  const terms = parts.filter(({ name }, at) => name === (at % 2 === 0 ? 'dt' : 'dd'))
  const isPaired = parts.length > 1 && parts.length % 2 === 0 && terms.length === parts.length
  const texts = isPaired ? parts.map(textIn) : []
  if (!texts.every((text, at) => at % 2 === 1 || startsWithAmount(text))) return []
  return texts.flatMap((text, at) =>
    at % 2 === 0 ? [{ text: `${text} ${texts[at + 1]}`, isItem: true, block: element }] : [],
  )
}

function atomsOf(element: Element): FlowLine[] {
  const level = Number(HEADING.exec(element.name)?.[1] ?? 0)
  const lines = linesIn(element)
  if (level === 0)
    return lines.length > 0 ? [{ text: lines.join(' '), isItem: true, block: element }] : []
  // Some pages write all of a list in one heading.
  if (lines.length > 3) return lines.map((text) => ({ text, isItem: true, block: element }))
  const text = textIn(element)
  return text === '' ? [] : [{ text, isItem: false, level, block: element }]
}

function lineOf(text: string, isBold: boolean, block: Element): FlowLine {
  const level = isTitle(text)
    ? 8
    : isBold && text.length < 60 && !/^\d|[.!]$/.test(text)
      ? 7
      : undefined
  return { text, isItem: false, block, ...(level !== undefined && { level }) }
}

function isTitle(text: string): boolean {
  return (
    text.length < 40 && (INGREDIENTS.test(text) || INSTRUCTIONS.test(text)) && !/[.!,]$/.test(text)
  )
}

/** `Directions: Mix all of it` is a heading and a line. */
function withTitle(line: FlowLine): FlowLine[] {
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
