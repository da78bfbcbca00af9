import { type RecipeNote, recipeNotes } from '../../storage/recipeNotes.ts'
import { RecipeRows } from './RecipeRows.tsx'
import classes from './RecipeRows.module.css'
import { useLatestFirst } from './useLatestFirst.ts'

export function Notes() {
  return (
    <RecipeRows
      heading="Your notes"
      records={useLatestFirst(recipeNotes, ({ at }) => at)}
      about={textOf}
    />
  )
}

function textOf({ text }: RecipeNote) {
  return <p className={classes.text}>{text}</p>
}
