import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Returns all files below a folder by relative name, sorted, with forward slashes. */
export async function readFiles(dir: string): Promise<Map<string, Buffer>> {
  const names = await listFiles(dir)
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(dir, name))] as const),
  )
  return new Map(files)
}

/** Lists the names of these files, even while one of them is being deleted. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .toSorted()
}
