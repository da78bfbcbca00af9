import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { ContentProblem } from '../problems/problem.ts'
import { isErrno } from '../system/isErrno.ts'
import { Refusal } from './refusal.ts'

/** Returns a hash of a file's bytes; saving compares it to detect concurrent changes. */
export function versionOf(bytes: Uint8Array): string {
  return `"${hash('sha256', bytes)}"`
}

/** @throws a refusal that begins with `tooLarge` above `most` bytes */
export async function readRequestBody(request: IncomingMessage, most: number, tooLarge: string) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= most) chunks.push(chunk)
  }
  if (size <= most) return Buffer.concat(chunks)
  throw new Refusal(413, `${tooLarge} at most.`)
}

export async function readIfThere(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: unknown) => {
    if (isErrno(error, 'ENOENT')) return null
    throw error
  })
}

export function explainUndeletable(
  { displayPath }: { displayPath: string },
  problems: readonly ContentProblem[],
): string {
  const places = problems.map(({ file, line }) => `${file} (line ${line})`)
  const count = new Set(problems.map(({ file }) => file)).size
  const users = count === 1 ? 'Another document needs' : `${count} other documents need`
  const advice = 'Take the links to it, and its cards, out of there, then delete it.'
  return [`${users} ${displayPath}, so it was not deleted:`, ...new Set(places), advice].join('\n')
}
