import classes from './Allergens.module.css'
import type { RecipePageData } from './recipePageData.ts'

const list = new Intl.ListFormat('en-US')

/** What in a recipe makes some people ill; nothing where its file says nothing. */
export function Allergens({ allergens }: Pick<RecipePageData, 'allergens'>) {
  if (!allergens) return null
  return (
    <p className={classes.allergens}>
      <strong>Contains</strong> {list.format(allergens)}.
    </p>
  )
}
