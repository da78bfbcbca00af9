import { settings } from '../../settings/settings.ts'
import type { AuthorLink } from '../../content/authors.ts'
import { Byline } from '../../ui/document/Byline.tsx'
import { formatDate } from '../../ui/text/formatDate.ts'
import { KeepTogether } from '../../ui/text/KeepTogether.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import { PublicationBadge } from '../../ui/document/PublicationBadge.tsx'
import { PageTop } from '../../ui/page/PageTop.tsx'
import classes from './PostHead.module.css'

interface PostHeadProps {
  post: {
    title: string
    category: string
    date: string
    updated?: string
    publicationBadge?: string
    author?: AuthorLink
  }
}

export function PostHead({
  post: { title, category, date, updated, publicationBadge, author },
}: PostHeadProps) {
  return (
    <PageTop className={classes.head}>
      <p className={`dimmed small ${classes.line}`}>
        <time dateTime={date}>{formatDate(date)}</time>
        <span className="kicker">{category}</span>
        {author && (
          <span>
            By <Byline author={author} />
          </span>
        )}
        {updated && (
          <span>
            Updated <time dateTime={updated}>{formatDate(updated)}</time>
          </span>
        )}
      </p>
      <PublicationBadge label={publicationBadge} />
      <h1 tabIndex={-1}>
        <KeepTogether>{title}</KeepTogether>
      </h1>
      <Picture {...settings.blogPicture} ratio="3 / 2" title={title} sizes="column" first />
    </PageTop>
  )
}
