import { cp } from 'node:fs/promises'
import path from 'node:path'
import { sitePlace } from '../pipeline/sitePlace.ts'
import { documentsNeeded, isAmong } from './edits/documentsNeeded.ts'

/**
 * Copies the content that the program is tested on.
 *
 * @param to the folder, which may be there already
 * @param documents those that come along with all that they need, such as `recipes/7`; by default
 *   all
 */
export async function copyDocuments(to: string, documents?: readonly string[]): Promise<void> {
  const needed = documents && (await documentsNeeded(documents))
  await cp(sitePlace.content, to, {
    recursive: true,
    filter: (source) => !needed || isAmong(path.relative(sitePlace.content, source), needed),
  })
}
