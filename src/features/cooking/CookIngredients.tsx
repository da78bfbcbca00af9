import { useRecord } from '../../storage/deviceStore.ts'
import tick from '../../ui/field/tick.module.css'
import { type CookedRecipe, linesOf } from './cookedRecipe.ts'
import classes from './CookMode.module.css'
import { cookingStore, tickLine } from './cookingStore.ts'

interface CookIngredientsProps {
  recipe: CookedRecipe
  uses: readonly number[]
  lines: readonly string[]
}

/** The ingredients of a step, ticked here or on the page. */
export function CookIngredients({ recipe, uses, lines }: CookIngredientsProps) {
  const ticked = useRecord(cookingStore, String(recipe.id))?.ingredients ?? []
  const { ingredientKeys } = linesOf(recipe)
  if (uses.length === 0) return null
  return (
    <ul aria-label="Ingredients of this step" className={classes.ingredients}>
      {uses.map((index) => {
        const key = ingredientKeys[index] ?? ''
        return (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                className={tick.tick}
                checked={ticked.includes(key)}
                onChange={({ currentTarget: { checked } }) =>
                  tickLine(recipe.id, 'ingredients', key, checked)
                }
              />
              {lines[index]}
            </label>
          </li>
        )
      })}
    </ul>
  )
}
