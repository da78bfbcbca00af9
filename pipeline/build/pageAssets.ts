import { capitalized } from '../../src/shared/textForms.ts'
import { hash } from 'node:crypto'
import { siteBase } from '../system/siteBase.ts'
import type { Manifest } from 'vite'

const ENTRY = 'index.html'
const APP = 'src/app/start.tsx'

/** Returns the script URLs of a page. @param name its route; '' for unknown addresses */
export function pageScripts(manifest: Manifest, name: string): string[] {
  const key = name === '' ? APP : `src/pages/${capitalized(name)}Page.tsx`
  if (!manifest[key]) throw new Error(`The bundle has no ${key}, the page of the route “${name}”.`)
  const entryChunks = chunksOf(manifest, ENTRY)
  const chunks = [...chunksOf(manifest, key)].filter((chunk) => !entryChunks.has(chunk))
  return chunks.flatMap((chunk) => manifest[chunk]?.file ?? []).map((file) => `${siteBase}/${file}`)
}

export function siteSheet(manifest: Manifest): string {
  const sheet = manifest['style.css']
  if (!sheet) throw new Error('The bundle has no style.css: see cssCodeSplit in vite.config.ts.')
  return sheet.file
}

/** Returns a hash of all code; the names of bundled files already contain content hashes. */
export function codeVersion(manifest: Manifest): string {
  const files = Object.values(manifest).map(({ file }) => file)
  return hash('sha256', files.toSorted().join('\n')).slice(0, 10)
}

/** Lists a chunk after the chunks that it imports. */
function chunksOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  for (const imported of manifest[key]?.imports ?? []) chunksOf(manifest, imported, found)
  return found.add(key)
}
