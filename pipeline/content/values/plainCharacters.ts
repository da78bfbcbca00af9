import remarkParse from 'remark-parse'
import { unified } from 'unified'

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi
const LIGATURE = /[\uFB00-\uFB06]/g
const BLANK = /[\u00A0\u2000-\u200A\u202F]/g
const NO_WIDTH = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g

const parser = unified().use(remarkParse)

/** With the characters that are meant: `&frac12;` is ½, `&#176;` is °, the ligature `ﬂ` is fl. */
export function plainCharacters(text: string): string {
  return text
    .replaceAll(ENTITY, (entity) =>
      readEntity(entity).replaceAll(BLANK, ' ').replaceAll(NO_WIDTH, ''),
    )
    .replaceAll(LIGATURE, (sign) => sign.normalize('NFKC'))
}

/** Markdown knows all of them; letters around it keep a space. */
function readEntity(entity: string): string {
  const [paragraph] = parser.parse(`x${entity}x`).children
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : []
  return text?.type === 'text' ? text.value.slice(1, -1) : entity
}
