import { readPost } from 'words/cards'
import { paths } from '../addresses/paths.ts'
import type { CardData } from '../content/prerender/cards.ts'
import card from '../ui/list/card.module.css'
import { formatDate } from '../ui/inline/formatDate.ts'
import { keepTogether } from '../ui/inline/keepTogether.tsx'
import { Card, type CardListing } from './Card.tsx'
import classes from './PostCard.module.css'

export function PostCard({ post, ...listing }: CardListing & { post: CardData<'posts'> }) {
  const { id, title, category, date, excerpt } = post
  return (
    <Card
      {...listing}
      document={post}
      title={title}
      to={paths.post(id)}
      className={`${card.card} ${card.spaced}`}
      ratio="3 / 2"
      kicker={
        <p className={`dimmed small centered-row ${classes.line}`}>
          <span className="kicker">{category}</span>
          <time dateTime={date}>{formatDate(date)}</time>
        </p>
      }
    >
      <p className={card.text}>{keepTogether(excerpt)}</p>
      <p className={card.more} aria-hidden="true">
        {readPost}
      </p>
    </Card>
  )
}
