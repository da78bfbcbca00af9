import { Fragment } from 'react'
import { findWords } from '../../../content/search/words.ts'
import classes from './results.module.css'

/** @param props.found the words to mark, folded */
export function MarkedWords(props: { children: string; found: ReadonlySet<string> }) {
  const { children: text, found } = props
  const places = findWords(text).filter(({ word }) => found.has(word))
  const marked = places.map(({ start, end }, index) => (
    <Fragment key={start}>
      {text.slice(places[index - 1]?.end, start)}
      <mark className={classes.mark}>{text.slice(start, end)}</mark>
    </Fragment>
  ))
  return [...marked, text.slice(places.at(-1)?.end)]
}
