import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SeedFile } from './seedFiles.ts'
import { isErrno } from '../../pipeline/isErrno.ts'

/**
 * Writes documents below a content folder.
 *
 * @param replace whether a file that is there is written over
 * @returns how many were written
 */
export async function writeSeed(
  files: SeedFile[],
  into: string,
  replace: boolean,
): Promise<number> {
  const written = await Promise.all(files.map((file) => writeOne(file, into, replace)))
  return written.filter(Boolean).length
}

async function writeOne({ name, text }: SeedFile, into: string, replace: boolean) {
  const file = path.join(into, name)
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(file, text, { flag: replace ? 'w' : 'wx' })
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    throw error
  }
}
