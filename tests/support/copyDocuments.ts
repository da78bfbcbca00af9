import { cp } from 'node:fs/promises'
import path from 'node:path'
import { sitePlace } from '../../pipeline/sitePlace.ts'
import { documentsNeeded, isAmong } from '../edits/documentsNeeded.ts'

/** Copies the tests’ content, or of it documents such as `recipes/7` with all that they need. */
export async function copyDocuments(to: string, documents?: readonly string[]): Promise<void> {
  const needed = documents && (await documentsNeeded(documents))
  await cp(sitePlace.content, to, {
    recursive: true,
    filter: (source) => !needed || isAmong(path.relative(sitePlace.content, source), needed),
  })
}
