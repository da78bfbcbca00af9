import * as words from 'words/post'
import { bylineOf } from '../../ui/document/bylineOf.tsx'
import { settings } from '../../settings/settings.ts'
import type { PageProps } from '../../content/pageProps.ts'
import { dayOf } from '../../ui/inline/dayOf.tsx'
import { formatDate } from '../../ui/inline/formatDate.ts'
import { keepTogether } from '../../ui/inline/keepTogether.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import { PublicationBadge } from '../../ui/document/PublicationBadge.tsx'
import classes from './PostHead.module.css'

export function PostHead({ post }: { post: PageProps<'post'>['data'] }) {
  const { title, category, date, updated, publicationBadge, author } = post
  const { picture, imageDesc } = settings.hasSitePicture ? settings.sitePicture : post
  return (
    <header className={`stack ${classes.head}`}>
      <p className="dimmed small centered-row byline">
        <time dateTime={date}>{formatDate(date)}</time>
        <span className="kicker">{category}</span>
        {author && <span>{words.by(bylineOf(author))}</span>}
        {updated && <span>{words.updated(dayOf(updated))}</span>}
      </p>
      <PublicationBadge label={publicationBadge} />
      <h1 tabIndex={-1}>{keepTogether(title)}</h1>
      <Picture {...{ picture, imageDesc }} ratio="3 / 2" title={title} sizes="column" isEager />
    </header>
  )
}
