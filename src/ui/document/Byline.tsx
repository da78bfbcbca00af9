import { paths } from '../../addresses/paths.ts'
import type { AuthorLink } from '../../content/documentPages.ts'
import { settings } from '../../settings/settings.ts'

export function Byline({ author }: { author: AuthorLink | undefined }) {
  if (!author) return settings.brand
  return <a href={paths.author(author.slug)}>{author.name}</a>
}
