import type { ReactNode } from 'react'
import { paths } from '../../addresses/paths.ts'
import type { AuthorLink } from '../../content/prerender/documentPages.ts'
import { settings } from '../../settings/settings.ts'

/** The parameters of a message that names an author: “By <author>{name}</author>”. */
export function bylineOf(author: AuthorLink | undefined) {
  return {
    name: author?.name ?? settings.brand,
    author: (name: ReactNode) => (author ? <a href={paths.author(author.slug)}>{name}</a> : name),
  }
}
