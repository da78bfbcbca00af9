import { Fragment } from 'react'
import { placedWords } from '../../../content/search/words.ts'
import classes from './results.module.css'

interface MarkedProps {
  children: string
  /** The words to mark, folded. */
  found: ReadonlySet<string>
}

/** A text in which the words that were looked for are marked. */
export function Marked({ children: text, found }: MarkedProps) {
  const places = placedWords(text).filter(({ word }) => found.has(word))
  const marked = places.map(({ start, end }, index) => (
    <Fragment key={start}>
      {text.slice(places[index - 1]?.end, start)}
      <mark className={classes.mark}>{text.slice(start, end)}</mark>
    </Fragment>
  ))
  return [...marked, text.slice(places.at(-1)?.end)]
}
