import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
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
  const modules = (await Promise.all(FOLDERS.map(modulesIn))).flat()
  const parts: (string | Buffer)[] = []
  for (const file of [...FILES, ...modules.toSorted()])
    parts.push(file, await readFile(path.join(ROOT, file)))
  return hashOf(parts)
})

async function modulesIn(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
  const modules = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
  return modules.map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
}
