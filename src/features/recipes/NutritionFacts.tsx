import { listNutrients } from '../../content/nutrients.ts'
import classes from './NutritionFacts.module.css'
import type { RecipePageData } from './recipePageData.ts'

/** What one serving holds. */
export function NutritionFacts({ nutrition }: Pick<RecipePageData, 'nutrition'>) {
  return (
    <section aria-labelledby="nutrition" className={classes.nutrition}>
      <h2 id="nutrition">Nutrition per serving</h2>
      <dl>
        {listNutrients(nutrition).map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
