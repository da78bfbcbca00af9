import { readReview } from 'words/cards'
import { paths } from '../addresses/paths.ts'
import type { CardData } from '../content/prerender/cards.ts'
import card from '../ui/list/card.module.css'
import { keepTogether } from '../ui/inline/keepTogether.tsx'
import { Score } from '../ui/inline/Score.tsx'
import { Card, type CardListing } from './Card.tsx'
import classes from './ReviewCard.module.css'

export function ReviewCard({ review, ...listing }: CardListing & { review: CardData<'reviews'> }) {
  const { id, productName, category, shortDescription, rating } = review
  return (
    <Card
      {...listing}
      document={review}
      title={productName}
      to={paths.review(id)}
      className={`${card.card} ${classes.box}`}
      category={category}
      frameClass={classes.frame}
      overlay={
        <div className={classes.score}>
          <Score rating={rating} />
        </div>
      }
      kicker={<p className="kicker">{category}</p>}
    >
      <p className={`clamped ${card.text}`}>{keepTogether(shortDescription)}</p>
      <p className={`${card.more} ${classes.more}`} aria-hidden="true">
        {readReview}
      </p>
    </Card>
  )
}
