import { placedWords } from '../../content/search/words.ts'
import classes from './Marked.module.css'

interface MarkedProps {
  children: string
  /** The words to mark, folded. */
  found: ReadonlySet<string>
}

/** A text in which the words that were looked for are marked. */
export function Marked({ children: text, found }: MarkedProps) {
  let done = 0
  const parts = placedWords(text)
    .filter(({ word }) => found.has(word))
    .map(({ start, end }) => {
      const before = text.slice(done, start)
      done = end
      return [
        before,
        <mark key={start} className={classes.mark}>
          {text.slice(start, end)}
        </mark>,
      ]
    })
  return [...parts, text.slice(done)]
}
