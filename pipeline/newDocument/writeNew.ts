import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ExplainedError } from '../system/explainFailure.ts'
import { isErrno } from '../system/isErrno.ts'

export class FileIsThere extends ExplainedError {
  override readonly name = 'FileIsThere'
}

/** Writes a new file; never overwrites an existing one. */
export async function writeNew(file: string, text: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(file, text, { flag: 'wx' })
  } catch (error) {
    throw isErrno(error, 'EEXIST')
      ? new FileIsThere(`${file} is there already. Edit it, or take another title.`)
      : error
  }
}
