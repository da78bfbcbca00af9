import classes from './RecipeLedger.module.css'
import type { RecipePageData } from './recipePageData.ts'

type RecipeLedgerProps = Pick<RecipePageData, 'prepTime' | 'cookTime' | 'servings' | 'nutrition'>

/** The four tiles: prep minutes, cook minutes, servings and calories. */
export function RecipeLedger({ prepTime, cookTime, servings, nutrition }: RecipeLedgerProps) {
  const tiles = [
    { name: 'Prep', value: `${prepTime} min` },
    { name: 'Cook', value: `${cookTime} min` },
    { name: 'Servings', value: String(servings) },
    { name: 'Calories', value: nutrition.calories },
  ]
  return (
    <dl className={classes.ledger}>
      {tiles.map(({ name, value }) => (
        <div key={name} className={classes.tile}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
