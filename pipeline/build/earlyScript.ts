import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'

/** The script that answers the visitor until the app is there, as an element for the head. */
export async function readEarlyScript(clientDir: string, manifest: Manifest): Promise<string> {
  const early = manifest['src/early.ts']
  if (!early) throw new Error('The bundle has no src/early.ts.')
  const script = await readFile(path.join(clientDir, early.file), 'utf8')
  return `<script type="module">${script.trim()}</script>`
}
