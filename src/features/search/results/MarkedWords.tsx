import { Fragment } from 'react'
import { findTokens } from '../../../content/search/tokens.ts'
import classes from './results.module.css'

/** @param props.found the words to mark, folded */
export function MarkedWords(props: { children: string; found: ReadonlySet<string> }) {
  const { children: text, found } = props
  const matches = findTokens(text).filter(({ word }) => found.has(word))
  const parts = matches.map(({ start, end }, index) => (
    <Fragment key={start}>
      {text.slice(matches[index - 1]?.end, start)}
      <mark className={classes.mark}>{text.slice(start, end)}</mark>
    </Fragment>
  ))
  return [...parts, text.slice(matches.at(-1)?.end)]
}
