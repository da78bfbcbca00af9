import * as words from 'words/recipe'
import { describeNutrients } from '../../content/nutrientWords.ts'
import classes from './NutritionFacts.module.css'
import type { PageProps } from '../../content/pageProps.ts'

type NutritionProps = Partial<Pick<PageProps<'recipe'>['data'], 'nutrition' | 'uncounted'>>

export function NutritionFacts({ nutrition, uncounted }: NutritionProps) {
  if (!nutrition) return null
  return (
    <section aria-label={words.nutrition} className={`stack ${classes.nutrition}`}>
      {/* The content check expects this id only if the document states `nutrition` itself. */}
      <h2 id={uncounted ? undefined : 'nutrition'} className="small-heading">
        {words.nutrition}
      </h2>
      <dl className="row">
        {describeNutrients(nutrition).map(({ label, value }) => (
          <div key={label} className="row">
            <dt className="dimmed">{label}</dt>
            <dd className="strong">{spaced(value)}</dd>
          </div>
        ))}
      </dl>
      {uncounted && (
        <p className="fine-print">
          {words.countedNutrition({ count: uncounted.length, foods: uncounted.join(', ') })}
        </p>
      )}
    </section>
  )
}

/** Inserts a no-break space before the unit, since documents may write `33g`. */
function spaced(amount: string): string {
  return amount.replace(/(\d)([a-z])/i, '$1\u00A0$2')
}

export function Allergens({ allergenList }: { allergenList?: string }) {
  if (!allergenList) return null
  return (
    <p className={`small ${classes.allergens}`}>
      {words.contains({
        allergens: allergenList,
        strong: (text) => <strong>{text}</strong>,
      })}
    </p>
  )
}
