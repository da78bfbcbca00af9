import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes a file if its text differs, since writing reloads open pages. @returns whether it did */
export async function writeChanged(file: string, text: string): Promise<boolean> {
  const before = await readFile(file, 'utf8').catch(() => undefined)
  if (before === text) return false
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
  return true
}
