import { FRACTION_GLYPHS } from '../../../src/cooking/parseFraction.ts'
import { DomHandler, DomUtils, ElementType, Parser } from 'htmlparser2'
import { tidy } from '../text/tidy.ts'

export type HtmlPage = DomHandler['root']
export type HtmlElement = ReturnType<typeof DomUtils.findAll>[number]
export type HtmlNode = HtmlPage['children'][number]
export type HtmlHolder = NonNullable<HtmlElement['parent']>

/** The parser slows down with each open element; real pages nest fewer. */
const MAX_OPEN = 3000

class LimitedHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > MAX_OPEN) throw new RangeError('The page is nested too deeply.')
    super.onopentag(name, attributes)
  }
}

/** Parses even broken markup. @throws RangeError for deeper nesting than real pages have */
export function parsePage(html: string): HtmlPage {
  const handler = new LimitedHandler()
  new Parser(handler).end(html)
  return handler.root
}

export const { findOne } = DomUtils

export function isElement(node: HtmlNode): node is HtmlElement {
  return ElementType.isTag(node)
}

export function childElements({ children }: HtmlHolder): HtmlElement[] {
  return children.filter(isElement)
}

export function allElements({ children }: HtmlHolder): HtmlElement[] {
  return DomUtils.findAll(() => true, children)
}

const BLOCKS = new Set(
  `address article aside blockquote br dd details div dl dt fieldset figure footer form h1 h2 h3 h4
  h5 h6 header hr li main nav ol p pre section table td th tr ul`.split(/\s+/),
)
const HIDDEN = new Set(
  'button iframe noscript object script select style svg template textarea'.split(' '),
)

export function isBlock({ name }: HtmlElement): boolean {
  return BLOCKS.has(name)
}

/** Returns whether an element is invisible; headings may exist only for screen readers. */
export function isHidden({ name, attribs }: HtmlElement): boolean {
  return HIDDEN.has(name) || (name === 'span' && FOR_READERS.test(attribs.class ?? ''))
}

const FOR_READERS =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-reader-text|element-invisible)(?:$|\s)/i

/** Returns an element's lines as browsers show them; `newline` replaces its line breaks. */
export function elementLines(root: HtmlHolder, newline = ' '): string[] {
  let text = ''
  const add = (node: HtmlNode): void => {
    if (node.type === ElementType.Text)
      text += node.data.replaceAll(/[\n\r\u2028\u2029]+/g, newline)
    if (!isElement(node) || isHidden(node)) return
    if (isUnitBehind(text, node)) text += ' '
    const lineBreak = isBlock(node) ? '\n' : ''
    text += lineBreak
    node.children.forEach(add)
    text += lineBreak
  }
  root.children.forEach(add)
  return text.split('\n').map(tidy).filter(Boolean)
}

export function elementText(root: HtmlHolder): string {
  return elementLines(root).join(' ')
}

export function textsOf(root: HtmlHolder, matches: (element: HtmlElement) => boolean): string[] {
  return allElements(root).filter(matches).map(elementText).filter(Boolean)
}

/** Returns whether an element is the unit of the number before it: `2<span>cups</span>`. */
export function isUnitBehind(text: string, { name, children: [first] }: HtmlElement): boolean {
  const isWord = first?.type === ElementType.Text && /^\p{L}/u.test(first.data)
  return name === 'span' && isWord && AMOUNT_END.test(text.at(-1) ?? '')
}

const AMOUNT_END = new RegExp(`[\\d${FRACTION_GLYPHS}]`)

const MAX_PARTS = 20

/** Returns an element's text, or its parent's if only text and `span`s follow it there. */
export function lineFrom(element: HtmlElement): string {
  const { parent } = element
  if (!parent || isBlock(element) || parent.children.length > MAX_PARTS) return elementText(element)
  const [first, ...rest] = parent.children.filter(
    (child) => isElement(child) || (child.type === ElementType.Text && child.data.trim() !== ''),
  )
  const isWhole =
    first === element &&
    rest.every((child) => !isElement(child) || (child.name === 'span' && !isSame(child, element)))
  return elementText(isWhole ? parent : element)
}

function isSame(a: HtmlElement, b: HtmlElement): boolean {
  const keys = ['class', 'itemprop', 'property']
  return keys.some((key) => a.attribs[key] !== undefined && a.attribs[key] === b.attribs[key])
}

/** Lists the JSON in a page: in data scripts, in assignments of scripts, and in attributes. */
export function jsonTextsIn(page: HtmlPage): string[] {
  return allElements(page).flatMap((element) => {
    const states = Object.values(element.attribs).filter(
      (value) => value.length > 100 && /^\s*[[{]/.test(value) && /ingredient/i.test(value),
    )
    if (element.name !== 'script') return states
    const script = DomUtils.textContent(element)
    return /json/i.test(element.attribs.type ?? '') ? [script] : assignedIn(script)
  })
}

/** Returns the JSON that a script assigns to a variable: `window.__STATE__ = {…}`. */
function assignedIn(script: string): string[] {
  if (!/ingredient/i.test(script)) return []
  const begin = /^[^{}()]{0,200}=\s*(?=[[{])/.exec(script)?.[0].length
  const end = begin && endOfJson(script, begin)
  return end ? [script.slice(begin, end)] : []
}

/** Finds the end of the brackets that open at `begin`; brackets in strings do not count. */
function endOfJson(text: string, begin: number): number | undefined {
  let open = 0
  for (const { 0: mark, index } of text.slice(begin).matchAll(BRACKET)) {
    if (/[[{]/.test(mark.charAt(0))) open += 1
    else if (!mark.startsWith('"')) open -= 1
    if (open === 0) return begin + index + 1
  }
  return undefined
}

const BRACKET = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|[[{]|[\]}]/g
