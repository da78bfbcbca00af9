import { createHash } from 'node:crypto'

/** Hashes parts with their lengths, so that `ab, c` differs from `a, bc`. */
export function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\n`).update(part)
  return hash.digest('hex')
}
