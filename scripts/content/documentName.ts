import { KINDS, parseReference } from '../../src/kinds/kinds.ts'

/**
 * `recipes/7` for a document's name, page address on any site, or file path; undefined for anything
 * else.
 */
export function documentName(meant: string): string | undefined {
  const parts = meant
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/(\.[a-z]+)+$/i, '')
    .replaceAll('\\', '/')
    .split('/')
    .filter(Boolean)
  const [parent = '', last = ''] = parts.slice(-2)
  const kind = KINDS.find(({ folder, list }) => folder === parent || list === `/${parent}`)
  if (!kind) return undefined
  const key = kind.key === 'id' ? /^\d+/.exec(last)?.[0] : last
  if (!key) return undefined
  const name = `${kind.folder}/${key}`
  return parseReference(name) && name
}
