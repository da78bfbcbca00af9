import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes a file and the folder it stands in, but never over one that is there. */
export async function writeNew(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(file, text, { flag: 'wx' })
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw isThere ? new Error(`${file} is there already. Edit it, or take another title.`) : error
  }
}
