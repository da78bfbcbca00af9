import { cleanLine } from '../text/cleanText.ts'
import type { DataNode } from './jsonLdGraph.ts'
import { isRecord } from '../../../src/shared/checkJson.ts'

/** Matches fields for programs only (`slug`), and fields that repeat others (`headline`). */
const TECHNICAL =
  /^(?:@.*|id|type|slug|uid|hash|headline|position|settings|publisher|inLanguage|isPartOf|mainEntity.*|potentialAction|interaction.*)$|(?:Id|Url)s?$|^(?:created?|updated?|modified|date|image|photo|thumbnail|last|locale|lang|user|pin|show)(?:[A-Z]|s?$)/
const MAX_QUOTE = 150

/** Records which fields of a node are read; `unread` lists the others with their texts. */
export function trackUnread(node: DataNode): { recording: DataNode; unread: () => string[] } {
  const readNames = new Set<string | symbol>()
  const recording = new Proxy(node, {
    get(target, name) {
      readNames.add(name)
      return Reflect.get(target, name)
    },
  })
  const unread = () =>
    Object.entries(node).flatMap(([name, value]) => {
      const texts = readNames.has(name) ? [] : nestedTexts({ [name]: value })
      return texts.length > 0 ? [quoteField(spacedName(name), texts.join(', '))] : []
    })
  return { recording, unread }
}

/** Lists links and pictures in texts, since a document keeps only the words. */
export function linksIn(value: unknown): string[] {
  const matches = (JSON.stringify(value) ?? '').matchAll(LINK)
  const addresses = new Set([...matches].map(([whole, html, marked]) => html ?? marked ?? whole))
  return addresses.size > 0 ? [quoteField('links and pictures', [...addresses].join(', '))] : []
}

const LINK =
  /\b(?:href|src)=\\?["']([^"'\\<>\s]+)|(?<=\])\(([^()"\\\s]+)\)|https?:[^"\\\s<>()]{1,500}\.(?:jpe?g|png|webp|avif|gif)\b/gi

function quoteField(name: string, text: string): string {
  const short = text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE).trim()} …` : text
  return `${name} “${short}”`
}

function nestedTexts(value: unknown): string[] {
  if (typeof value === 'number') return value === 0 ? [] : [String(value)]
  if (typeof value === 'string') return [cleanLine(value.slice(0, 300))].filter(Boolean)
  if (Array.isArray(value)) return value.flatMap(nestedTexts)
  const fields = Object.entries(isRecord(value) ? value : {})
  return fields.flatMap(([name, inner]) =>
    TECHNICAL.test(camelCase(name)) ? [] : nestedTexts(inner),
  )
}

/** Writes `soakTime` and `soak_time` as `soak time`. */
function spacedName(name: string): string {
  const plain = camelCase(name.replace(/Content$/, ''))
  return plain.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase()
}

/** Renames the fields as schema.org does: `prepTime` for `prep_time` and `Prep time`. */
export function plainNames(node: DataNode): DataNode {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside)
    return isRecord(value) ? plainNames(value) : value
  }
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [camelCase(name), inside(value)]),
  )
}

function camelCase(name: string): string {
  return name
    .trim()
    .replace(/URL$/, 'Url')
    .replace(/^./, (letter) => letter.toLowerCase())
    .replaceAll(/[\s_-]+(.)/g, (_, letter: string) => letter.toUpperCase())
}
