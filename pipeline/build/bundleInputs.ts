import { createHash } from 'node:crypto'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { generatedDir } from '../sitePlace.ts'

/** What the bundles are made of in the project: files, and folders with all that is in them. */
const INPUTS = ['index.html', 'package-lock.json', 'packages', 'pipeline', 'src', 'tsconfig.json']
/** The settings are a part of the code; documents are read where Contentlayer put them. */
const SETTINGS = path.join(generatedDir('readers'), 'Site/_index.json')

/** A hash of all that the bundles are made of: the packages by the lock file. */
export async function hashInputs(): Promise<string> {
  const files = (await Promise.all(INPUTS.map(filesIn))).flat().toSorted()
  const hash = createHash('sha256')
  // The order of modules follows their paths: other bytes for the same code where it is a link.
  hash.update(path.relative(await realpath('.'), await realpath('node_modules')))
  for (const file of [...files.filter((name) => !isTest(name)), SETTINGS]) {
    const bytes = await readFile(file)
    hash.update(`${file === SETTINGS ? 'settings' : file}\n${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 16)
}

async function filesIn(name: string): Promise<string[]> {
  if (!(await stat(name)).isDirectory()) return [name]
  const entries = await readdir(name, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => path.join(entry.parentPath, entry.name))
}

const isTest = (name: string) => /\.test\.tsx?$/.test(name)

/**
 * Whether the hash covers a module of a bundle.
 *
 * @param id as bundlers name it: an absolute path, or a name that begins with a zero byte
 */
export function isCovered(id: string): boolean {
  const file = id.replace(/\?.*$/s, '')
  if (file.startsWith('\0') || file === SETTINGS) return true
  const parts = path.relative(process.cwd(), file).split(/[\\/]/)
  return parts.includes('node_modules') || (INPUTS.includes(parts[0] ?? '') && !isTest(file))
}
