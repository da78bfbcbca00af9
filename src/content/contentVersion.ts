import { createHash } from 'node:crypto'

/** A name for files with these texts: others have another name. Build-time code only. */
export function contentVersion(texts: string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 10)
}
