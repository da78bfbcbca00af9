import { Link } from 'react-router-dom'
import type { CollectionCardData } from '../content/cards.ts'
import { paths } from '../addresses/paths.ts'
import card from '../ui/list/card.module.css'
import { KeepTogether } from '../ui/text/KeepTogether.tsx'
import { Picture } from '../ui/picture/Picture.tsx'
import { PublicationBadge } from '../ui/document/PublicationBadge.tsx'
import classes from './CollectionCard.module.css'

interface CollectionCardProps {
  collection: CollectionCardData
  heading: 'h2' | 'h3'
  first?: boolean
}

/** A collection in a list: picture, title, description and how much is in it. */
export function CollectionCard({ collection, heading: Heading, first }: CollectionCardProps) {
  const { slug, title, description, imageDesc, picture, publicationBadge, count } = collection
  return (
    <article className={`${card.card} ${classes.collection}`}>
      <PublicationBadge label={publicationBadge} onCard />
      <div className={card.picture}>
        <Picture {...{ picture, imageDesc, title, first }} sizes="third" ratio="3 / 2" />
      </div>
      <p className="kicker">Collection of {count}</p>
      <Heading className={card.title}>
        <Link className={card.link} to={paths.collection(slug)}>
          <KeepTogether>{title}</KeepTogether>
        </Link>
      </Heading>
      <p className={card.text}>{description}</p>
    </article>
  )
}
