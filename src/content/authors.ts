import type { Author } from './documents.ts'

export type AuthorLink = Pick<Author, 'slug' | 'name'>

/** The author that a document names; undefined when it names none, and the site itself wrote it. */
export function findAuthor(
  { author }: { author?: string },
  authors: readonly AuthorLink[],
): AuthorLink | undefined {
  const found = authors.find(({ slug }) => slug === author)
  return found && { slug: found.slug, name: found.name }
}
