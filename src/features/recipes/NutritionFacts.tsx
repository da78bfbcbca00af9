import { locale } from 'words/locale'
import * as nutrients from 'words/nutrients'
import * as words from 'words/recipe'
import { allergenName } from '../../content/labels.ts'
import { listNutrients } from '../../content/nutrients.ts'
import classes from './NutritionFacts.module.css'
import type { PageProps } from '../../content/pageProps.ts'

export function NutritionFacts({ nutrition }: Pick<PageProps<'recipe'>['data'], 'nutrition'>) {
  return (
    <section aria-labelledby="nutrition" className={classes.nutrition}>
      <h2 id="nutrition" className="minor">
        {words.nutrition}
      </h2>
      <dl className="row">
        {listNutrients(nutrition).map(({ name, value }) => (
          <div key={name} className="row">
            <dt className="dimmed">{nutrients[name]}</dt>
            <dd className="strong">{spaced(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Separates an amount and its unit, which documents may join: `33g`. */
function spaced(amount: string): string {
  return amount.replace(/(\d)([a-z])/i, '$1\u00A0$2')
}

const list = new Intl.ListFormat(locale)

export function Allergens({ allergens }: Pick<PageProps<'recipe'>['data'], 'allergens'>) {
  if (!allergens) return null
  return (
    <p className={`small ${classes.allergens}`}>
      {words.contains({
        allergens: list.format(allergens.map(allergenName)),
        strong: (text) => <strong>{text}</strong>,
      })}
    </p>
  )
}
