import { ANY_REST } from '../../content/rest.ts'
import { inHours } from '../../content/inHours.ts'
import { capitalized } from '../../ui/text/capitalized.ts'
import classes from './RecipeFacts.module.css'
import type { RecipePageData } from './recipePageData.ts'

interface RecipeFactsProps extends Pick<
  RecipePageData,
  'prepTime' | 'cookTime' | 'restTime' | 'restKind' | 'servings' | 'yield' | 'nutrition'
> {
  shown: number
}

/** The four tiles: prep minutes, cook minutes, servings and calories; where there is rest, five. */
export function RecipeFacts({
  servings,
  shown,
  yield: makes,
  nutrition,
  ...times
}: RecipeFactsProps) {
  const { prepTime, cookTime } = times
  const tiles = [
    { name: 'Prep', value: `${prepTime} min`, beside: inHours(prepTime) },
    { name: 'Cook', value: `${cookTime} min`, beside: inHours(cookTime) },
    ...restTile(times),
    {
      name: 'Servings',
      value: String(shown),
      beside: makes && shown !== servings ? `${makes} for ${servings}` : makes,
    },
    { name: 'Calories', value: nutrition.calories },
  ]
  return (
    <dl className={classes.facts}>
      {tiles.map(({ name, value, beside }) => (
        <div key={name} className={classes.tile}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {beside && <dd className={classes.beside}>({beside})</dd>}
        </div>
      ))}
    </dl>
  )
}

function restTile({
  restTime,
  restKind = ANY_REST,
}: Pick<RecipeFactsProps, 'restTime' | 'restKind'>) {
  if (restTime === undefined) return []
  return [{ name: capitalized(restKind), value: `${restTime} min`, beside: inHours(restTime) }]
}
