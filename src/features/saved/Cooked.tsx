import { type CookedRecipe, cookedRecipes } from '../../storage/cookedRecipes.ts'
import { formatDate } from '../../ui/formatDate.ts'
import { RecipeRows } from './RecipeRows.tsx'
import classes from './RecipeRows.module.css'
import { useLatestFirst } from './useLatestFirst.ts'

const SHOWN = 12

export function Cooked() {
  const cooked = useLatestFirst(cookedRecipes, ({ times: [last = ''] }) => last)
  return <RecipeRows heading="Recently cooked" records={cooked.slice(0, SHOWN)} about={timesOf} />
}

function timesOf({ times: [last, ...others] }: CookedRecipe) {
  return (
    <span className={classes.when}>
      {last && formatDate(last.slice(0, 10))}
      {others.length > 0 && `, ${others.length + 1} times in all`}
    </span>
  )
}
