import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { UnsavedFile } from '../content/read/readContent.ts'
import type { ContentProblem } from '../content/report/problem.ts'
import { isErrno } from '../system/isErrno.ts'
import { Refusal } from './refusal.ts'

/** A hash of a file's bytes, by which a save notices that the file has changed. */
export function versionOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('hex')}"`
}

/** @throws a refusal that begins with `tooLarge` for more than `most` bytes */
export async function readBody(request: IncomingMessage, most: number, tooLarge: string) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= most) chunks.push(chunk)
  }
  if (size <= most) return Buffer.concat(chunks)
  throw new Refusal(413, `${tooLarge} at most.`)
}

/** Null for a file that is not there, but not for one that cannot be read. */
export async function readIfThere(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: unknown) => {
    if (isErrno(error, 'ENOENT')) return null
    throw error
  })
}

export type WrittenFile = UnsavedFile & { bytes: Uint8Array }

/** All are staged first, so a full disk changes nothing; a failed rename leaves earlier files replaced. */
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

export function explainUndeletable(
  { displayPath }: { displayPath: string },
  problems: readonly ContentProblem[],
): string {
  const places = problems.map(({ file, line }) => `${file} (line ${line})`)
  const count = new Set(problems.map(({ file }) => file)).size
  const others = count === 1 ? 'Another document needs' : `${count} other documents need`
  const fix = 'Take the links to it, and its cards, out of there, then delete it.'
  return [`${others} ${displayPath}, so it was not deleted:`, ...new Set(places), fix].join('\n')
}
