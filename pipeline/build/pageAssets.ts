import { createHash } from 'node:crypto'
import type { Manifest } from 'vite'

const ENTRY = 'index.html'
const APP = 'src/app/start.tsx'

/**
 * The files of the styles of a page, in the order of the cascade, and the addresses of its scripts.
 * @param name the route, or '' for the page of unknown addresses, which is part of the app
 */
export function pageAssets(manifest: Manifest, name: string) {
  const key =
    name === '' ? APP : `src/pages/${name.slice(0, 1).toUpperCase()}${name.slice(1)}Page.tsx`
  if (!manifest[key]) throw new Error(`The bundle has no ${key}, the page of the route “${name}”.`)
  const entryChunks = chunksOf(manifest, ENTRY)
  const chunks = [...chunksOf(manifest, key)].filter((chunk) => !entryChunks.has(chunk))
  return {
    styles: [...entryChunks, ...chunks].flatMap((chunk) => manifest[chunk]?.css ?? []),
    scripts: chunks.flatMap((chunk) => manifest[chunk]?.file ?? []).map((file) => `/${file}`),
  }
}

/** A hash of all code: files of the bundle are named after their content. */
export function codeVersion(manifest: Manifest): string {
  const files = Object.values(manifest).map(({ file }) => file)
  return createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 10)
}

/** A chunk after those that it imports, whose styles it refines. */
function chunksOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  for (const imported of manifest[key]?.imports ?? []) chunksOf(manifest, imported, found)
  return found.add(key)
}
