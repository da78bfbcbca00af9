import remarkParse from 'remark-parse'
import { unified } from 'unified'

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi
const PLAIN_IN_TWO = /[\uFB00-\uFB06\u00A0\u2000-\u200A\u202F]/g

const markdownParser = unified().use(remarkParse)

/** Writes ½ for `&frac12;`, ° for `&#176;`, fl for `ﬂ`, 2.5 for 2,5. */
export function plainCharacters(text: string): string {
  return text
    .replaceAll(ENTITY, readEntity)
    .replaceAll(/(?<![\d.,])(\d+),(\d{1,2})(?![\d,])/g, '$1.$2')
    .replaceAll(PLAIN_IN_TWO, (sign) => sign.normalize('NFKC'))
}

/** Markdown knows all entities; letters around one keep a space. */
function readEntity(entity: string): string {
  const [paragraph] = markdownParser.parse(`x${entity}x`).children
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : []
  return text?.type === 'text' ? text.value.slice(1, -1) : entity
}
