import * as words from 'words/documents'
import { formatRating } from './formatRating.ts'
import classes from './Rating.module.css'
import { SharedIcon } from './SharedIcon.tsx'

export function Rating({ rating }: { rating: number }) {
  return (
    <span className={classes.rating}>
      <SharedIcon name="star" className={classes.star} />
      <span>{words.rating({ rating: formatRating(rating) })}</span>
    </span>
  )
}
