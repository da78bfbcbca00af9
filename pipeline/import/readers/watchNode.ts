import { cleanLine } from '../text/cleanText.ts'
import { type DataNode, isNode } from './graph.ts'

/** Fields that only programs need, and names for what another field says, too. */
const TECHNICAL =
  /^(?:@.*|id|type|slug|uid|hash|headline|position|settings|publisher|inLanguage|isPartOf|mainEntity.*|potentialAction|interaction.*|in_trash|group|household|internal)$|(?:Id|_id|Url|_url|URL|url)s?$|^(?:created?|updated?|modified|date|image|photo|thumbnail|last|locale|lang)(?:_|[A-Z]|s?$)|^(?:recipe|user|org|pin|video|show)_/
const LONGEST_QUOTE = 150

/** A node that notes which of its fields are read; `unread` names the others with their texts. */
export function watchNode(node: DataNode): { watched: DataNode; unread: () => string[] } {
  const read = new Set<string | symbol>()
  const watched = new Proxy(node, {
    get(target, name) {
      read.add(name)
      return Reflect.get(target, name)
    },
  })
  const unread = () =>
    Object.entries(node).flatMap(([name, value]) => {
      const texts = read.has(name) || TECHNICAL.test(name) ? [] : textsIn(value)
      return texts.length > 0 ? [quoted(nameInWords(name), texts.join(', '))] : []
    })
  return { watched, unread }
}

/** Names the links and pictures among words, of which a document keeps the words alone. */
export function linksIn(value: unknown): string[] {
  const found = (JSON.stringify(value) ?? '').matchAll(LINK)
  const addresses = new Set([...found].map(([whole, html, marked]) => html ?? marked ?? whole))
  return addresses.size > 0 ? [quoted('links and pictures', [...addresses].join(', '))] : []
}

const LINK =
  /\b(?:href|src)=\\?["']([^"'\\<>\s]+)|(?<=\])\(([^()"\\\s]+)\)|https?:[^"\\\s<>()]+\.(?:jpe?g|png|webp|avif|gif)\b/gi

/** `soak time “overnight”` */
function quoted(name: string, text: string): string {
  const short = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trim()} …` : text
  return `${name} “${short}”`
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'number') return value === 0 ? [] : [String(value)]
  if (typeof value === 'string') return [cleanLine(value.slice(0, 300))].filter(Boolean)
  if (Array.isArray(value)) return value.flatMap(textsIn)
  const fields = Object.entries(isNode(value) ? value : {})
  return fields.flatMap(([name, inner]) => (TECHNICAL.test(name) ? [] : textsIn(inner)))
}

/** `soak time` for `soakTime` and `soak_time`. */
function nameInWords(name: string): string {
  const parted = name.replace(/Content$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ')
  return parted.toLowerCase()
}

/** A value whose names are written as in schema.org: `prepTime` for `prep_time` and `Prep time`. */
export function withPlainNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainNames)
  return isNode(value) ? plainNames(value) : value
}

export function plainNames(node: DataNode): DataNode {
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [plainName(name), withPlainNames(value)]),
  )
}

function plainName(name: string): string {
  const [first = '', ...others] = name
    .trim()
    .replace(/URL$/, 'Url')
    .split(/[\s_-]+/)
  const capital = others.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
  return first.charAt(0).toLowerCase() + first.slice(1) + capital.join('')
}
