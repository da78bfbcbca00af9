import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The files and folders that results in the cache follow from; the lock file stands for packages.
 * `tests/build/imports.test.ts` holds that none is missing.
 */
const INPUTS = {
  documents: [
    'package-lock.json',
    'pipeline/content',
    'src/addresses',
    'src/collections',
    'src/content',
    'src/kinds',
    'src/seo/pricesIn.ts',
    'src/settings',
    'src/json',
    'src/words',
  ],
  bundles: [
    'index.html',
    'package-lock.json',
    'pipeline/build',
    'pipeline/contentlayer',
    'pipeline/licenses',
    'pipeline/offline',
    'pipeline/leanLibraries.ts',
    'pipeline/themeCss.ts',
    'pipeline/themeScale.ts',
    'pipeline/viteBase.ts',
    'src',
    'tsconfig.json',
    'vite.config.ts',
  ],
}
export type Results = keyof typeof INPUTS

const known = new Map<Results, Promise<string>>()

const ROOT = path.resolve(fileURLToPath(import.meta.url), '../..')

/** A hash of the code that such results follow from, for their keys; read once in a process. */
export function hashCode(results: Results): Promise<string> {
  const hash = known.get(results) ?? readAndHash(results)
  known.set(results, hash)
  return hash
}

/** Whether the hash covers a file. @param file its path from the project's root */
export function isCode(results: Results, file: string): boolean {
  const name = file.replaceAll(path.sep, '/')
  const inputs = INPUTS[results]
  return !isTest(name) && inputs.some((input) => name === input || name.startsWith(`${input}/`))
}

async function readAndHash(results: Results): Promise<string> {
  const files = (await Promise.all(INPUTS[results].map(filesIn))).flat().toSorted()
  const hash = createHash('sha256')
  for (const file of files.filter((name) => !isTest(name))) {
    const bytes = await readFile(path.join(ROOT, file))
    hash.update(`${file}\n${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

async function filesIn(name: string): Promise<string[]> {
  const place = path.join(ROOT, name)
  if (!(await stat(place)).isDirectory()) return [name]
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
}

function isTest(name: string): boolean {
  return /\.test\.tsx?$/.test(name)
}
