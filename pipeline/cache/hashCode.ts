import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openFolder } from '../system/openFolder.ts'
import { once } from '../../src/shared/memoize.ts'
import { appearanceHash } from '../theme/siteTheme.ts'
import { hashOf } from './hashOf.ts'

const ROOT = path.resolve(fileURLToPath(import.meta.url), '../../..')
const FOLDERS = ['languages', 'pipeline', 'src']
/** The lock file changes with every package. */
const FILES = ['index.html', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

/** Hashes the program and the appearance of the site, for keys of the cache. */
export async function hashCode(): Promise<string> {
  return `${await readAndHash()} ${appearanceHash()}`
}

const readAndHash = once(async () => {
  const modules = FOLDERS.flatMap(modulesIn)
  const parts: (string | Buffer)[] = []
  for (const file of [...FILES, ...modules.toSorted()])
    parts.push(file, await readFile(path.join(ROOT, file)))
  return hashOf(parts)
})

function modulesIn(folder: string): string[] {
  const names = openFolder(path.join(ROOT, folder)).names()
  return names.filter((name) => !/\.test\.tsx?$/.test(name)).map((name) => `${folder}/${name}`)
}
