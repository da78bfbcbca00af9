import classes from './NutritionFacts.module.css'
import type { RecipePageData } from './recipePageData.ts'

/** What one serving holds. */
export function NutritionFacts({ nutrition }: Pick<RecipePageData, 'nutrition'>) {
  const facts = [
    ['Calories', nutrition.calories],
    ['Protein', nutrition.protein],
    ['Carbs', nutrition.carbs],
    ['Fat', nutrition.fat],
  ]
  return (
    <section aria-labelledby="nutrition" className={classes.nutrition}>
      <h2 id="nutrition">Nutrition per serving</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
