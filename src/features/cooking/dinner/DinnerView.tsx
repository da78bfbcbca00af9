import { Button } from '@mantine/core'
import { use, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as words from 'words/dinner'
import { title as planOfWeek } from 'words/plan'
import { dinnerPath, paths } from '../../../addresses/paths.ts'
import type { PageData } from '../../../content/prerender/pageData.ts'
import { useRecord, useRecords } from '../../../storage/deviceStore.ts'
import { dinnerStore } from '../../../storage/dinnerStore.ts'
import { listingId } from '../../../storage/keys.ts'
import { savedRecipes } from '../../../storage/recipeStores.ts'
import { shoppingList } from '../../../storage/shoppingList.ts'
import textInput from '../../../ui/field/textInput.module.css'
import { EmptyState } from '../../../ui/list/EmptyState.tsx'
import { useLocationOf } from '../../../ui/useLocationOf.ts'
import { COOK_HASH } from '../scaleAddress.ts'
import { RemoveButton } from '../../../ui/list/RemoveButton.tsx'
import { dishColor, nextTimeAt, loadRecipes, MINUTE_MS, readDinner } from './dinnerPlan.ts'
import { DinnerMode } from './DinnerMode.tsx'
import { DinnerPlanList } from './DinnerPlanList.tsx'
import classes from './dinner.module.css'

const MAX_DISHES = 5
const USUAL_TIME = '19:00'
const FORGOTTEN_AFTER_MS = 12 * 60 * MINUTE_MS

type Choices = PageData<'dinner'>['recipes']

export default function DinnerView({ recipes }: { recipes: Choices }) {
  const { search } = useLocationOf(paths.dinner)
  const navigate = useNavigate()
  const chosen = useMemo(() => chooseDishes(recipes, search), [recipes, search])
  const ids = chosen.map(({ id }) => id)
  const [at = USUAL_TIME] =
    /^([01]\d|2[0-3]):[0-5]\d$/.exec(new URLSearchParams(search).get('at') ?? '') ?? []
  const choose = (next: readonly number[], time = at) =>
    void navigate(dinnerPath(next, time), { replace: true })
  function changeTime(time: string) {
    const meal = nextTimeAt(time, Date.now())
    dinnerStore.change(ids.join(','), (begun) => begun && { ...begun, meal })
    choose(ids, time)
  }
  return (
    <div className={classes.dinner}>
      <div className="row">
        <label>
          {words.eatAt}
          <input
            type="time"
            className={textInput.box}
            value={at}
            onChange={({ target }) => target.value && changeTime(target.value)}
          />
        </label>
        {ids.length < MAX_DISHES && (
          <AddRecipe
            recipes={recipes.filter(({ id }) => !ids.includes(id))}
            add={(id) => choose([...ids, id])}
          />
        )}
      </div>
      {chosen.length === 0 && <EmptyState>{words.empty}</EmptyState>}
      {chosen.length > 0 && (
        <Planned {...{ chosen, at }} remove={(id) => choose(ids.filter((other) => other !== id))} />
      )}
      <a className="touch-link screen-only" href={paths.plan}>
        {planOfWeek}
      </a>
    </div>
  )
}

function chooseDishes(recipes: Choices, search: string): Choices {
  const named = new URLSearchParams(search).get('recipes')
  const ids = [...new Set(named?.split(',').map(Number))]
  return ids.flatMap((id) => recipes.find((recipe) => recipe.id === id) ?? []).slice(0, MAX_DISHES)
}

function AddRecipe({ recipes, add }: { recipes: Choices; add: (id: number) => void }) {
  const saved = useRecords(savedRecipes)
  const listed = useRecords(shoppingList)
  const kept = recipes.filter(({ id }) => saved.has(String(id)) || listed.has(listingId(id)))
  const groups = [
    [words.kept, kept],
    [words.others, recipes],
  ] as const
  return (
    <label>
      {words.addRecipe}
      <select
        className={textInput.box}
        value=""
        onChange={({ target }) => add(Number(target.value))}
      >
        <option value="">{words.choose}</option>
        {groups.map(([label, list]) => (
          <optgroup key={label} label={label}>
            {list.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

interface PlannedProps {
  chosen: Choices
  at: string
  remove: (id: number) => void
}

function Planned({ chosen, at, remove }: PlannedProps) {
  const ids = chosen.map(({ id }) => id).join(',')
  const recipes = use(loadRecipes(ids))
  const dishes = useMemo(
    () =>
      chosen.flatMap((dish, index) => {
        const recipe = recipes[index]
        return recipe ? [{ ...dish, recipe }] : []
      }),
    [chosen, recipes],
  )
  const [now] = useState(() => Date.now())
  const stored = useRecord(dinnerStore, ids)
  const record = stored && stored.meal > now - FORGOTTEN_AFTER_MS ? stored : undefined
  const { hash } = useLocationOf(paths.dinner)
  // Trying every order of dishes is slow on a phone; opening cook mode must not repeat it.
  const { plan, earliestMeal } = useMemo(() => readDinner(dishes, record), [dishes, record])
  const chosenMeal = nextTimeAt(at, now)
  const meal = record?.meal ?? Math.max(chosenMeal, now + earliestMeal * MINUTE_MS)
  return (
    <>
      <ul aria-label={words.dishes} className={`ruled ${classes.dishes}`}>
        {dishes.map(({ id, title, recipe }, index) => (
          <li key={id} style={dishColor(index)}>
            <a className={`touch-link strong ${classes.dish}`} href={paths.recipe(id)}>
              {title}
            </a>
            <RemoveButton title={title} remove={() => remove(id)} />
            {recipe.notes?.makeAhead && (
              <p className="dimmed small">{words.ahead({ note: recipe.notes.makeAhead })}</p>
            )}
          </li>
        ))}
      </ul>
      <Button component="a" href={COOK_HASH} size="lg">
        {words.start}
      </Button>
      <DinnerPlanList {...{ plan, dishes, meal }} isLate={!record && meal > chosenMeal} />
      {hash === COOK_HASH && (
        <DinnerMode {...{ ids, dishes, plan, meal }} done={record?.done ?? {}} />
      )}
    </>
  )
}
