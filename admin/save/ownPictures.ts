import { decodeAddress } from '../../src/shared/decodeAddress.ts'

export interface EditorEntry {
  id: string
  locales: Record<string, { path: string; content?: Record<string, unknown> }>
}

export interface EditorAsset {
  path: string
}

/** Returns the files that only this document references. The editor deletes them with it. */
export function ownPictures(
  entry: EditorEntry,
  entries: readonly EditorEntry[],
  assets: readonly EditorAsset[],
): EditorAsset[] {
  const named = namedFiles(entry)
  for (const other of entries) {
    if (other.id === entry.id) continue
    for (const path of namedFiles(other)) named.delete(path)
  }
  return assets.filter(({ path }) => named.has(path.normalize()))
}

function namedFiles({ locales }: EditorEntry): Set<string> {
  const files = Object.values(locales).flatMap(({ path, content = {} }) => {
    const folder = path.split('/').slice(0, -1)
    return Object.values(content)
      .flatMap((value) => (typeof value === 'string' ? addressesIn(value) : []))
      .map((address) => resolve(folder, address))
  })
  return new Set(files)
}

const IN_TEXT = [
  /\]\(\s*(?:<([^>]*)>|((?:[^\s()]|\([^\s()]*\))+))/g,
  /\]:\s*(?:<([^>]*)>|(\S+))/g,
  /\bsrc=(?:"([^"]*)"|'([^']*)')/g,
]

function addressesIn(value: string): string[] {
  const inText = IN_TEXT.flatMap((pattern) =>
    [...value.matchAll(pattern)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  )
  return [value.trim(), ...inText.map(decodeAddress)]
}

function resolve(folder: readonly string[], address: string): string {
  const parts = [...folder]
  for (const part of address.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/').normalize()
}
