import { createHash } from 'node:crypto'

/** One hash of several parts. */
export function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\n`).update(part)
  return hash.digest('hex')
}
