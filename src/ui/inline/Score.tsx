import type { ReactNode } from 'react'
import * as words from 'words/documents'
import { formatRating } from './formatRating.ts'
import { spoken } from './spoken.tsx'
import classes from './Score.module.css'

export function Score({ rating }: { rating: number }) {
  return (
    <p className={classes.coin}>
      {words.score({ spoken, figure: renderFigure, rating: formatRating(rating) })}
    </p>
  )
}

function renderFigure(figure: ReactNode) {
  return (
    <>
      <span className={classes.figure}>{figure}</span>
      <span aria-hidden="true" className={classes.outOf}>
        / 5
      </span>
    </>
  )
}
