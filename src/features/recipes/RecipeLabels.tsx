import { capitalized } from '../../ui/capitalized.ts'
import classes from './RecipeLabels.module.css'
import type { RecipePageData } from './recipePageData.ts'

/** What a recipe is for whom, in a word or two each; nothing where its file says nothing. */
export function RecipeLabels({ diet }: Pick<RecipePageData, 'diet'>) {
  if (!diet) return null
  return (
    <p className={classes.labels}>
      {diet.map((label, index) => (
        <span key={label} className={classes.label}>
          {index > 0 && <span className="visually-hidden">, </span>}
          {capitalized(label)}
        </span>
      ))}
    </p>
  )
}
