import classes from './Score.module.css'

export function Score({ rating }: { rating: number }) {
  return (
    <p className={classes.coin}>
      <span className="visually-hidden">Rating: </span>
      <span className={classes.figure}>{rating.toFixed(1)}</span>
      <span className={classes.outOf}>
        <span aria-hidden="true">/ 5</span>
        <span className="visually-hidden"> out of 5</span>
      </span>
    </p>
  )
}
