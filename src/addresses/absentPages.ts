import { KINDS } from '../kinds/kinds.ts'
import { STANDING_PAGES } from '../kinds/standingPages.ts'
import { paths } from './paths.ts'

/**
 * The addresses of this program for which a site has no documents.
 *
 * @param folders of its documents
 * @param slugs of its standing pages
 */
export function absentPages(folders: ReadonlySet<string>, slugs: ReadonlySet<string>): string[] {
  const lists = KINDS.filter(({ folder }) => !folders.has(folder)).map(({ list }) => list)
  const standing = STANDING_PAGES.filter((slug) => !slugs.has(slug)).map((slug) => paths[slug])
  return [...lists, ...(folders.has('reviews') ? [] : [paths.comparisons]), ...standing]
}
