import { NUTRIENTS } from '../../content/nutrients.ts'
import classes from './NutritionFacts.module.css'
import type { RecipePageData } from './recipePageData.ts'

export function NutritionFacts({ nutrition }: Pick<RecipePageData, 'nutrition'>) {
  return (
    <section aria-labelledby="nutrition" className={classes.nutrition}>
      <h2 id="nutrition">Nutrition per serving</h2>
      <dl>
        {NUTRIENTS.map(
          ([name, label]) =>
            nutrition[name] && (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{nutrition[name]}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
