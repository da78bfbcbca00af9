import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Every file below a folder by its name from there, with forward slashes, in their order. */
export async function readFiles(dir: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .toSorted()
  const files = await Promise.all(
    names.map(async (name) => [slashed(name), await readFile(path.join(dir, name))] as const),
  )
  return new Map(files)
}

function slashed(name: string): string {
  return name.split(path.sep).join('/')
}
