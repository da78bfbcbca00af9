/** Writes XML; docs/decisions/feeds.md says why no library does. */

/** A piece of XML; its type distinguishes it from text. */
export interface Xml {
  readonly markup: string
}

/** An element with its attributes and what it holds; text is escaped. */
export function element(
  name: string,
  attributes: Record<string, string>,
  ...children: (Xml | string)[]
): Xml {
  const opening = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`)
  const inside = children.map((child) =>
    typeof child === 'string' ? escapeText(child) : child.markup,
  )
  return { markup: `<${name}${opening.join('')}>${inside.join('')}</${name}>` }
}

/** The text of a file with one element. */
export function xmlFile({ markup }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`
}

/** Every character that is not in https://www.w3.org/TR/xml/#NT-Char, not even as an escape. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** A text whose control characters and lost halves of characters are replaced by `�`. */
export function replaceForbidden(text: string): string {
  return text.replaceAll(FORBIDDEN, '\uFFFD')
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // As it is, a reader would take it for a line break.
  '\r': '&#13;',
}

function escapeText(text: string): string {
  return replaceForbidden(text).replaceAll(/[&<>"\r]/g, (character) => ESCAPES[character] ?? '')
}
