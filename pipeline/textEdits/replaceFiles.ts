import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { UnsavedFile } from '../content/read/readContent.ts'

export type WrittenFile = UnsavedFile & { bytes: Uint8Array }

/** Writes copies and renames them into place, so that a full disk changes nothing. */
export async function replaceFiles(
  stagingDir: string,
  contentDir: string,
  changes: readonly WrittenFile[],
): Promise<void> {
  await mkdir(stagingDir, { recursive: true })
  const staged = changes.map(({ name, bytes }) => {
    return { file: path.join(contentDir, name), copy: path.join(stagingDir, randomUUID()), bytes }
  })
  try {
    for (const { copy, bytes } of staged) await writeFile(copy, bytes)
    for (const { file, copy } of staged) {
      await mkdir(path.dirname(file), { recursive: true })
      await rename(copy, file)
    }
  } catch (error) {
    for (const { copy } of staged) await rm(copy, { force: true })
    throw error
  }
}
