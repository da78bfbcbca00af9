import classes from './Allergens.module.css'
import type { RecipePageData } from './recipePageData.ts'

const list = new Intl.ListFormat('en-US')

export function Allergens({ allergens }: Pick<RecipePageData, 'allergens'>) {
  if (!allergens) return null
  return (
    <p className={classes.allergens}>
      <strong>Contains</strong> {list.format(allergens)}.
    </p>
  )
}
