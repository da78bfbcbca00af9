import { createHash } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { hashCode, isCode } from '../codeHash.ts'
import { generatedDir, sitePlace } from '../sitePlace.ts'

/** The settings are a part of the code; documents are read where Contentlayer put them. */
export const SETTINGS = ['Site', 'Navigation'].map((name) =>
  path.join(generatedDir('readers'), `${name}/_index.json`),
)

/** A hash of all that the bundles are made of: the code and the settings. */
export async function hashInputs(): Promise<string> {
  const hash = createHash('sha256')
  // Modules are ordered by their paths, which differ where it is a link.
  hash.update(path.relative(await realpath('.'), await realpath('node_modules')))
  hash.update(await hashCode('bundles'))
  // Where the content lies is not bundled.
  for (const file of SETTINGS)
    hash.update((await readFile(file, 'utf8')).replaceAll(sitePlace.content, ''))
  return hash.digest('hex').slice(0, 16)
}

/** Whether the hash covers a module. @param id an absolute path, or a name after a zero byte */
export function isCovered(id: string): boolean {
  const file = id.replace(/\?.*$/s, '')
  if (file.startsWith('\0') || SETTINGS.includes(file)) return true
  const relative = path.relative(process.cwd(), file)
  return relative.split(/[\\/]/).includes('node_modules') || isCode('bundles', relative)
}
