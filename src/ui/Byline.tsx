import { Link } from 'react-router-dom'
import { paths } from '../addresses/paths.ts'
import type { AuthorLink } from '../content/authors.ts'
import { settings } from '../settings/settings.ts'

/** Who wrote a document: a person with a page of their own, or the site. */
export function Byline({ author }: { author: AuthorLink | undefined }) {
  if (!author) return settings.brand
  return <Link to={paths.author(author.slug)}>{author.name}</Link>
}
