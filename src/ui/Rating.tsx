import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import classes from './Rating.module.css'

/** A score out of five, as a star and a number. */
export function Rating({ rating }: { rating: number }) {
  return (
    <span className={classes.rating}>
      <IconStarFilled size={16} className={classes.star} aria-hidden="true" />
      <span>{rating.toFixed(1)} out of 5</span>
    </span>
  )
}
