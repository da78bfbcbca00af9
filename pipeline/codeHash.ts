import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The files and folders of the program; the lock file stands for packages. */
const INPUTS = [
  'index.html',
  'package-lock.json',
  'pipeline',
  'src',
  'tsconfig.json',
  'vite.config.ts',
]

const ROOT = path.resolve(fileURLToPath(import.meta.url), '../..')

let known: Promise<string> | undefined

/** A hash of all code, for keys of caches; read once in a process. */
export function hashCode(): Promise<string> {
  return (known ??= readAndHash())
}

/** Whether the hash covers a file. @param file its path from the project's root */
export function isCode(file: string): boolean {
  return INPUTS.includes(file.split(/[\\/]/)[0] ?? '') && !isTest(file)
}

async function readAndHash(): Promise<string> {
  const files = (await Promise.all(INPUTS.map(filesIn))).flat().toSorted()
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
