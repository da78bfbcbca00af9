import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Every file below a folder by its name from there, with forward slashes, in their order. */
export async function readFiles(dir: string): Promise<Map<string, Buffer>> {
  const names = await listFiles(dir)
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(dir, name))] as const),
  )
  return new Map(files)
}

/** The names of these files, also while one of them is deleted. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .toSorted()
}
