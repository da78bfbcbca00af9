import * as words from 'words/filters'
import classes from './MissingFoods.module.css'

export function MissingFoods({ names }: { names: readonly string[] }) {
  const missing = { count: names.length, foods: names.join(', ') }
  return (
    <p className={`fine-print clamped ${classes.missing}`}>
      {names.length === 0
        ? words.nothingMissing
        : words.missing({ ...missing, b: (text) => <strong>{text}</strong> })}
    </p>
  )
}
