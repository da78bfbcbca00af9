import { Link } from 'react-router-dom'
import type { ReviewCardData } from '../content/cards.ts'
import { paths } from '../addresses/paths.ts'
import card from '../ui/list/card.module.css'
import { KeepTogether } from '../ui/text/KeepTogether.tsx'
import { Picture } from '../ui/picture/Picture.tsx'
import { PublicationBadge } from '../ui/document/PublicationBadge.tsx'
import { Score } from '../ui/text/Score.tsx'
import classes from './ReviewCard.module.css'

interface ReviewCardProps {
  review: ReviewCardData
  heading: 'h2' | 'h3'
  first?: boolean
}

/** A product in a list: score, category, name, short description and the way to the review. */
export function ReviewCard({ review, heading: Heading, first }: ReviewCardProps) {
  const {
    id,
    productName,
    category,
    shortDescription,
    imageDesc,
    picture,
    publicationBadge,
    rating,
  } = review
  return (
    <article className={`${card.card} ${classes.box}`} data-category={category}>
      <PublicationBadge label={publicationBadge} onCard />
      <div className={classes.frame}>
        <div className={card.picture}>
          <Picture
            picture={picture}
            sizes="third"
            imageDesc={imageDesc}
            title={productName}
            first={first}
          />
        </div>
        <div className={classes.score}>
          <Score rating={rating} />
        </div>
      </div>
      <p className="kicker">{category}</p>
      <Heading className={card.title}>
        <Link className={card.link} to={paths.review(id)}>
          <KeepTogether>{productName}</KeepTogether>
        </Link>
      </Heading>
      <p className={`${card.text} ${classes.description}`}>
        <KeepTogether>{shortDescription}</KeepTogether>
      </p>
      <p className={classes.more} aria-hidden="true">
        Read Full Review →
      </p>
    </article>
  )
}
