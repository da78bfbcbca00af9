import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { appearanceHash } from '../theme/siteTheme.ts'

const ROOT = path.resolve(fileURLToPath(import.meta.url), '../../..')
const FOLDERS = ['languages', 'pipeline', 'src']
/** The lock file changes with every package. */
const FILES = ['index.html', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

let codeHash: Promise<string> | undefined

/** Hashes the program and the appearance of the site, for keys of the cache. */
export async function hashCode(): Promise<string> {
  return `${await (codeHash ??= readAndHash())} ${appearanceHash()}`
}

async function readAndHash(): Promise<string> {
  const modules = (await Promise.all(FOLDERS.map(modulesIn))).flat()
  const hash = createHash('sha256')
  for (const file of [...FILES, ...modules.toSorted()]) {
    const bytes = await readFile(path.join(ROOT, file))
    hash.update(`${file}\n${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

async function modulesIn(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
  const modules = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
  return modules.map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
}
