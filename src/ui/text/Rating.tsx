import classes from './Rating.module.css'
import { SharedIcon } from './SharedIcon.tsx'

export function Rating({ rating }: { rating: number }) {
  return (
    <span className={classes.rating}>
      <SharedIcon name="star" className={classes.star} />
      <span>{rating.toFixed(1)} out of 5</span>
    </span>
  )
}
