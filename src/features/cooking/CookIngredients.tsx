import { useRecord } from '../../storage/deviceStore.ts'
import tick from '../../ui/tick.module.css'
import classes from './CookMode.module.css'
import { cookingStore, tickLine } from './cookingStore.ts'
import { linesOf } from './recipeLines.ts'
import type { CookedRecipe } from './useCooking.tsx'

interface CookIngredientsProps {
  recipe: CookedRecipe
  /** Indexes of the ingredients. */
  uses: readonly number[]
  /** All lines of ingredients, at the chosen scale. */
  lines: readonly string[]
}

/** The ingredients of a step, ticked here or on the page. */
export function CookIngredients({ recipe, uses, lines }: CookIngredientsProps) {
  const place = useRecord(cookingStore, String(recipe.id))
  if (uses.length === 0) return null
  const { ingredientKeys } = linesOf(recipe)
  return (
    <ul aria-label="Ingredients of this step" className={classes.ingredients}>
      {uses.map((index) => {
        const key = ingredientKeys[index]
        return (
          key !== undefined && (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  className={tick.tick}
                  checked={place?.ingredients.includes(key) ?? false}
                  onChange={({ currentTarget }) =>
                    tickLine(recipe.id, 'ingredients', key, currentTarget.checked)
                  }
                />
                {lines[index]}
              </label>
            </li>
          )
        )
      })}
    </ul>
  )
}
