import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes a file into a folder, and the folders in between. */
export async function writeInto(
  dir: string,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  const file = path.join(dir, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}
