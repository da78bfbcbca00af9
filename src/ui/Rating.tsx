import classes from './Rating.module.css'
import { SharedIcon } from './SharedIcon.tsx'

/** A score out of five, as a star and a number. */
export function Rating({ rating }: { rating: number }) {
  return (
    <span className={classes.rating}>
      <SharedIcon name="star" className={classes.star} />
      <span>{rating.toFixed(1)} out of 5</span>
    </span>
  )
}
