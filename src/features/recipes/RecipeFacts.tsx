import { calories } from 'words/nutrients'
import * as words from 'words/recipe'
import * as restKinds from 'words/restKinds'
import * as times from 'words/times'
import { localNumber } from '../../shared/messages.ts'
import { formatHours, formatTime } from '../../content/formatTime.ts'
import { DEFAULT_REST_KIND } from '../../content/restTime.ts'
import classes from './RecipeFacts.module.css'
import type { PageProps } from '../../content/pageProps.ts'

type FactsProps = PageProps<'recipe'>['data'] & { shownServings: number }

export function RecipeFacts({ shownServings, yield: makes, unfinished, ...recipe }: FactsProps) {
  const { restKind = DEFAULT_REST_KIND, servings } = recipe
  const made =
    makes && shownServings !== servings ? words.yieldForServings({ yield: makes, servings }) : makes
  const innerRecipes = new Map(
    recipe.ingredients.flatMap(({ madeBy }) => (madeBy ? [[madeBy.id, madeBy] as const] : [])),
  )
  const timeFields = [
    [words.prep, 'prepTime'],
    [words.cook, 'cookTime'],
    [restKinds[restKind], 'restTime'],
  ] as const
  const tiles = [
    ...timeFields.flatMap(([name, field]) => {
      const minutes = recipe[field]
      return minutes === undefined
        ? []
        : {
            name,
            value: unfinished?.[field] ?? times.minutes({ minutes }),
            beside: formatHours(minutes),
          }
    }),
    {
      name: words.servings,
      value: unfinished?.servings ?? localNumber(shownServings),
      beside: [made, recipe.cost && words.cost({ amount: recipe.cost })].filter(Boolean).join(', '),
    },
    ...(recipe.nutrition?.calories ? [{ name: calories, value: recipe.nutrition.calories }] : []),
    ...Array.from(innerRecipes.values(), ({ title: name, minutes }) => {
      return { name, value: words.plusTime({ time: formatTime(minutes) }) }
    }),
  ]
  return (
    <dl className={classes.facts}>
      {tiles.map(({ name, value, beside }) => (
        <div key={name} className={classes.tile}>
          <dt className="dimmed small">{name}</dt>
          <dd>{value}</dd>
          {beside && <dd className={classes.beside}>({beside})</dd>}
        </div>
      ))}
    </dl>
  )
}
