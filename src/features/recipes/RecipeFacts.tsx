import { inHours } from '../../ui/inHours.ts'
import classes from './RecipeFacts.module.css'
import type { RecipePageData } from './recipePageData.ts'

type RecipeFactsProps = Pick<RecipePageData, 'prepTime' | 'cookTime' | 'servings' | 'nutrition'>

/** The four tiles: prep minutes, cook minutes, servings and calories. */
export function RecipeFacts({ prepTime, cookTime, servings, nutrition }: RecipeFactsProps) {
  const tiles = [
    { name: 'Prep', value: `${prepTime} min`, hours: inHours(prepTime) },
    { name: 'Cook', value: `${cookTime} min`, hours: inHours(cookTime) },
    { name: 'Servings', value: String(servings) },
    { name: 'Calories', value: nutrition.calories },
  ]
  return (
    <dl className={classes.facts}>
      {tiles.map(({ name, value, hours }) => (
        <div key={name} className={classes.tile}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {hours && <dd className={classes.hours}>({hours})</dd>}
        </div>
      ))}
    </dl>
  )
}
