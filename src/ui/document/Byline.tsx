import { Link } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import type { AuthorLink } from '../../content/documentPages.ts'
import { settings } from '../../settings/settings.ts'

export function Byline({ author }: { author: AuthorLink | undefined }) {
  if (!author) return settings.brand
  return <Link to={paths.author(author.slug)}>{author.name}</Link>
}
