import type { DocumentKey } from '../../src/kinds/kinds.ts'

/**
 * The seed of a document's picture.
 * @param id none for the site's own settings, whose picture stands at the top of every post
 */
export function pictureSeed(folder: string, id: DocumentKey | undefined): string {
  return id === undefined ? 'site' : `${folder}/${id}`
}
