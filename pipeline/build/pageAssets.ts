import { createHash } from 'node:crypto'
import type { Manifest } from 'vite'

const ENTRY = 'index.html'
/** The app with its shell, which every page needs. */
const APP = 'src/app/start.tsx'

/** What a page needs to be drawn and to come to life. */
export interface PageAssets {
  /** Files of the bundle, in the order of the cascade: the entry's, the app's, the page's. */
  styles: string[]
  /** Addresses on the site of what the entry has to load. */
  scripts: string[]
}

/**
 * Looks up what the page of a route loads. The page of the route `recipe` is `RecipePage.tsx`.
 * @param name the route, or '' for the page of unknown addresses, which is part of the app
 * @throws when the bundle has no such page
 */
export function pageAssets(manifest: Manifest, name: string): PageAssets {
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

/** A name for all of the code: the files of the bundle are named after what is in them. */
export function codeVersion(manifest: Manifest): string {
  const files = Object.values(manifest).map(({ file }) => file)
  return createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 10)
}

/** A chunk behind all that it imports statically, whose styles it refines. */
function chunksOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  for (const imported of manifest[key]?.imports ?? []) chunksOf(manifest, imported, found)
  return found.add(key)
}
