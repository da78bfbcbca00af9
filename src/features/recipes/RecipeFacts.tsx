import { ANY_REST } from '../../content/rest.ts'
import { inHours } from '../../content/inHours.ts'
import { capitalized } from '../../ui/capitalized.ts'
import classes from './RecipeFacts.module.css'
import type { RecipePageData } from './recipePageData.ts'

type RecipeFactsProps = Pick<
  RecipePageData,
  'prepTime' | 'cookTime' | 'restTime' | 'restKind' | 'servings' | 'nutrition'
>

/** The four tiles: prep minutes, cook minutes, servings and calories; where there is rest, five. */
export function RecipeFacts({ servings, nutrition, ...times }: RecipeFactsProps) {
  const { prepTime, cookTime } = times
  const tiles = [
    { name: 'Prep', value: `${prepTime} min`, hours: inHours(prepTime) },
    { name: 'Cook', value: `${cookTime} min`, hours: inHours(cookTime) },
    ...restTile(times),
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

/** What it waits for and how long, when it has to wait. */
function restTile({
  restTime,
  restKind = ANY_REST,
}: Pick<RecipeFactsProps, 'restTime' | 'restKind'>) {
  if (restTime === undefined) return []
  return [{ name: capitalized(restKind), value: `${restTime} min`, hours: inHours(restTime) }]
}
