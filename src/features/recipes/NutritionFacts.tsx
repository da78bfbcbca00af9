import { NUTRIENTS } from '../../content/nutrients.ts'
import classes from './NutritionFacts.module.css'
import type { PageProps } from '../../content/pageProps.ts'

export function NutritionFacts({ nutrition }: Pick<PageProps<'recipe'>['data'], 'nutrition'>) {
  return (
    <section aria-labelledby="nutrition" className={classes.nutrition}>
      <h2 id="nutrition" className="minor">
        Nutrition per serving
      </h2>
      <dl>
        {NUTRIENTS.map(
          ([name, label]) =>
            nutrition[name] && (
              <div key={name}>
                <dt className="dimmed">{label}</dt>
                <dd>{nutrition[name]}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
