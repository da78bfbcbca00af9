import { Parser } from 'htmlparser2'
import { tidy } from '../text/tidy.ts'

const BLOCKS = new Set(
  `address article aside blockquote br dd details div dl dt fieldset figure footer form h1 h2 h3 h4
  h5 h6 header hr li main nav ol p pre section table td th tr ul`.split(/\s+/),
)
export const UNSHOWN: ReadonlySet<string> = new Set(
  'button iframe noscript object script select style svg template textarea'.split(' '),
)

export function isBlock(name: string): boolean {
  return BLOCKS.has(name)
}

/** An element of a page. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (Element | string)[]
  parent?: Element | undefined
}

/** A page, as far as a recipe may be in it. */
export interface Page {
  root: Element
  /** The content of each script that holds data. */
  data: string[]
  /** What programs of the page find in scripts and attributes, as JSON. */
  states: string[]
}

/** Deeper elements are read as if they stood beside each other. */
const DEEPEST = 400
/** The parser takes time for each element around another; no page has as many. */
const MOST_OPEN = 3000

/**
 * Reads a page, however broken it is.
 *
 * @throws RangeError when it is nested more deeply than any page
 */
export function readTree(html: string): Page {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open = [root]
  const data: string[] = []
  const states: string[] = []
  let script: string | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length > MOST_OPEN) throw new RangeError('The page is nested too deeply.')
      if (name === 'script') script = ''
      const element = { name, attributes, children: [], parent: open.at(-1) }
      for (const value of Object.values(attributes).filter(isState)) {
        // Some pages have it in a `<meta>`.
        if (value.includes('"@type"')) data.push(value)
        else states.push(value)
      }
      open.at(-1)?.children.push(element)
      open.push(open.length > DEEPEST ? (open[DEEPEST] ?? root) : element)
    },
    ontext(text) {
      if (script !== undefined) script += text
      else open.at(-1)?.children.push(text)
    },
    onclosetag(name) {
      const element = open.length > 1 ? open.pop() : undefined
      if (name !== 'script') return
      if (script !== undefined && isData(element?.attributes.type ?? '')) data.push(script)
      else if (script !== undefined) states.push(...assignedIn(script))
      script = undefined
    },
  })
  parser.end(html)
  return { root, data, states }
}

function isData(type: string): boolean {
  return /json/i.test(type)
}

/** Whether an attribute holds the state of a program, a recipe among it. */
function isState(value: string): boolean {
  return value.length > 100 && /^\s*[[{]/.test(value) && /ingredient/i.test(value)
}

/** What a script assigns to a variable: `window.__STATE__ = {…}`. */
function assignedIn(script: string): string[] {
  if (!/ingredient/i.test(script)) return []
  const begin = /^[^{}()]{0,200}=\s*(?=[[{])/.exec(script)?.[0].length
  if (begin === undefined) return []
  const end = endOfJson(script, begin)
  return end === undefined ? [] : [script.slice(begin, end)]
}

/** Finds where the brackets that open at `begin` are closed; strings do not count. */
function endOfJson(text: string, begin: number): number | undefined {
  const sign = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|[[{]|[\]}]/g
  sign.lastIndex = begin
  let open = 0
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    const [mark = ''] = found
    if (mark === '{' || mark === '[') open += 1
    else if (mark === '}' || mark === ']') open -= 1
    if (open === 0) return sign.lastIndex
  }
  return undefined
}

/** The elements below one, in the order of the page. */
export function* elementsIn(root: Element): Generator<Element> {
  const waiting = childElements(root).toReversed()
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element
    for (const child of childElements(element).toReversed()) waiting.push(child)
  }
}

export function childElements({ children }: Element): Element[] {
  return children.filter((child) => typeof child !== 'string')
}

/** The first element below one that is meant. */
export function findIn(root: Element, isMeant: (element: Element) => boolean): Element | undefined {
  for (const element of elementsIn(root)) if (isMeant(element)) return element
  return undefined
}

/** The lines of text in an element, as a browser would show them; `newline` keeps those of the text. */
export function linesIn(root: Element, newline = ' '): string[] {
  const parts: string[] = []
  collect(root, parts, newline)
  return parts.join('').split('\n').map(tidy).filter(Boolean)
}

export function textIn(root: Element): string {
  return linesIn(root).join(' ')
}

/** A line with more parts is none. */
const MOST_PARTS = 20

/** The text of an element, with what stands beside it in a line that it alone begins. */
export function lineFrom(element: Element): string {
  const { name, parent } = element
  if (!parent || isBlock(name) || parent.children.length > MOST_PARTS) return textIn(element)
  const [first, ...others] = parent.children.filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  )
  const isWhole =
    first === element &&
    others.every(
      (child) => typeof child === 'string' || (child.name === 'span' && !isSame(child, element)),
    )
  return textIn(isWhole ? parent : element)
}

function isSame(a: Element, b: Element): boolean {
  const keys = ['class', 'itemprop', 'property']
  return keys.some(
    (key) => a.attributes[key] !== undefined && a.attributes[key] === b.attributes[key],
  )
}

function collect(element: Element, parts: string[], newline: string): void {
  if (isUnshown(element)) return
  const around = isBlock(element.name) ? '\n' : ''
  parts.push(around)
  for (const child of element.children) {
    if (typeof child === 'string') parts.push(child.replaceAll(/[\n\r\u2028\u2029]+/g, newline))
    else {
      if (isUnit(child, parts.at(-1) ?? '')) parts.push(' ')
      collect(child, parts, newline)
    }
  }
  parts.push(around)
}

/** Whether what is in an element is no text that a page shows; headings may be for screen readers. */
export function isUnshown({ name, attributes }: Element): boolean {
  return UNSHOWN.has(name) || (name === 'span' && FOR_READERS.test(attributes.class ?? ''))
}

const FOR_READERS =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-reader-text|element-invisible)(?:$|\s)/i

/** Whether an element is what a number before it counts, which styles set apart from it. */
export function isUnit({ name, children }: Element, before: string): boolean {
  const [first] = children
  const isWord = typeof first === 'string' && /^\p{L}/u.test(first)
  return name === 'span' && isWord && /[\d½⅓⅔¼¾⅛]$/.test(before)
}
