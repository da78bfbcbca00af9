import type { Author } from './documents.ts'

export type AuthorLink = Pick<Author, 'slug' | 'name'>

/** Finds the author that a document names; undefined means that the site is the author. */
export function findAuthor(
  { author }: { author?: string },
  authors: readonly AuthorLink[],
): AuthorLink | undefined {
  const found = authors.find(({ slug }) => slug === author)
  return found && { slug: found.slug, name: found.name }
}
