import path from 'node:path'
import type { Outcome } from '../../pipeline/import/importFiles.ts'
import { writeNew } from '../../pipeline/newDocument/writeNew.ts'

/** Writes a document with its photo, but never over a file that is there. */
export async function writeImported(outcome: Outcome, contentDir: string): Promise<Outcome> {
  if (outcome.kind !== 'document') return outcome
  const { document, origin } = outcome
  const file = path.join(contentDir, document.name)
  try {
    if (document.photo)
      await writeNew(path.join(path.dirname(file), document.photo.name), document.photo.bytes)
    await writeNew(file, document.text)
    return outcome
  } catch (error) {
    const isThere = error instanceof Error && error.message.includes('is there already')
    if (!isThere) throw error
    return { kind: 'problem', origin, problem: error.message }
  }
}
