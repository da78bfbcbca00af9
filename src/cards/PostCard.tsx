import { Link } from 'react-router-dom'
import type { PostCardData } from '../content/cards.ts'
import { paths } from '../addresses/paths.ts'
import card from '../ui/list/card.module.css'
import { formatDate } from '../ui/text/formatDate.ts'
import { KeepTogether } from '../ui/text/KeepTogether.tsx'
import { Picture } from '../ui/picture/Picture.tsx'
import { PublicationBadge } from '../ui/document/PublicationBadge.tsx'
import classes from './PostCard.module.css'

interface PostCardProps {
  post: PostCardData
  heading: 'h2' | 'h3'
  first?: boolean
}

/** A post in a list: category, date, title, excerpt and the way to the post. */
export function PostCard({ post, heading: Heading, first }: PostCardProps) {
  const { id, title, category, date, excerpt, imageDesc, picture, publicationBadge } = post
  return (
    <article className={`${card.card} ${classes.post}`}>
      <PublicationBadge label={publicationBadge} onCard />
      <div className={card.picture}>
        <Picture
          picture={picture}
          sizes="third"
          imageDesc={imageDesc}
          title={title}
          ratio="3 / 2"
          first={first}
        />
      </div>
      <p className={classes.line}>
        <span className="kicker">{category}</span>
        <time dateTime={date}>{formatDate(date)}</time>
      </p>
      <Heading className={card.title}>
        <Link className={card.link} to={paths.post(id)}>
          <KeepTogether>{title}</KeepTogether>
        </Link>
      </Heading>
      <p className={card.text}>
        <KeepTogether>{excerpt}</KeepTogether>
      </p>
      <p className={classes.more} aria-hidden="true">
        Read More →
      </p>
    </article>
  )
}
