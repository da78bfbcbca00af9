/** Writes XML; docs/decisions/feeds.md says why no library does. */

/** Markup, as opposed to plain text, which is escaped. */
export interface XmlMarkup {
  readonly markup: string
}

export function xmlElement(
  name: string,
  attributes: Record<string, string>,
  ...children: (XmlMarkup | string | undefined)[]
): XmlMarkup {
  const opening = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inside = children.map((child = '') =>
    typeof child === 'string' ? escapeXml(child) : child.markup,
  )
  return { markup: `<${name}${opening.join('')}>${inside.join('')}</${name}>` }
}

export function xmlFile({ markup }: XmlMarkup): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`
}

/** Matches characters that XML forbids even escaped: https://www.w3.org/TR/xml/#NT-Char */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Replaces control characters and lone surrogates with `�`. */
export function replaceForbidden(text: string): string {
  return text.replaceAll(FORBIDDEN, '\uFFFD')
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Parsers read an unescaped one as a line break.
  '\r': '&#13;',
}

function escapeXml(text: string): string {
  return replaceForbidden(text).replaceAll(/[&<>"\r]/g, (character) => ESCAPES[character] ?? '')
}
