import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openFolder } from '../system/openFolder.ts'
import { programFolder } from '../system/programFolder.ts'
import { once } from '../../src/shared/memoize.ts'
import { appearanceHash } from '../theme/siteTheme.ts'
import { hashOf } from './hashOf.ts'

const FOLDERS = ['languages', 'pipeline', 'src']
/** The lock file covers all installed packages. */
const FILES = ['index.html', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

/** Hashes the code and theme of the site, for cache keys. */
export async function hashCode(): Promise<string> {
  return `${await readAndHash()} ${appearanceHash()}`
}

const readAndHash = once(async () => {
  const modules = FOLDERS.flatMap(modulesIn)
  const parts: (string | Buffer)[] = []
  for (const file of [...FILES, ...modules.toSorted()])
    parts.push(file, await readFile(path.join(programFolder, file)))
  return hashOf(parts)
})

function modulesIn(folder: string): string[] {
  const names = openFolder(path.join(programFolder, folder)).names()
  return names.filter((name) => !/\.test\.tsx?$/.test(name)).map((name) => `${folder}/${name}`)
}
