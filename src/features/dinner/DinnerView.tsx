import { Button } from '@mantine/core'
import { type SubmitEvent, use, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as words from 'words/dinner'
import { dinnerPath, paths } from '../../addresses/paths.ts'
import type { PageData } from '../../content/pageData.ts'
import { useRecord, useRecords } from '../../storage/deviceStore.ts'
import { dinnerStore } from '../../storage/dinnerStore.ts'
import { listingId } from '../../storage/keys.ts'
import { savedRecipes } from '../../storage/recipeStores.ts'
import { shoppingList } from '../../storage/shoppingList.ts'
import textInput from '../../ui/field/textInput.module.css'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { useLocationOf } from '../../ui/useLocationOf.ts'
import { COOK_HASH } from '../cooking/scaleAddress.ts'
import { RemoveButton } from '../saved/RemoveButton.tsx'
import { loadRecipes, MINUTE } from './dinnerEntries.ts'
import { DinnerMode } from './DinnerMode.tsx'
import { DinnerPlanList } from './DinnerPlanList.tsx'
import { readDinner } from './dinnerState.ts'
import classes from './Dinner.module.css'

const MOST_DISHES = 5
const USUAL_TIME = '19:00'

type Choices = PageData<'dinner'>['recipes']

function readAddress(search: string, recipes: Choices) {
  const query = new URLSearchParams(search)
  const ids = new Set((query.get('recipes') ?? '').split(',').map(Number))
  const chosen = [...ids].flatMap((id) => recipes.find((recipe) => recipe.id === id) ?? [])
  const [at = USUAL_TIME] = /^\d\d:\d\d$/.exec(query.get('at') ?? '') ?? []
  return { chosen: chosen.slice(0, MOST_DISHES), at }
}

export default function DinnerView({ recipes }: { recipes: Choices }) {
  const { chosen, at } = readAddress(useLocationOf(paths.dinner).search, recipes)
  const navigate = useNavigate()
  const ids = chosen.map(({ id }) => id)
  const choose = (next: readonly number[], time = at) =>
    void navigate(dinnerPath(next, time), { replace: true })
  return (
    <div className={classes.dinner}>
      <div className={classes.choice}>
        <label className="stack">
          {words.eatAt}
          <input
            type="time"
            className={textInput.box}
            value={at}
            onChange={({ target }) => target.value && choose(ids, target.value)}
          />
        </label>
        {ids.length < MOST_DISHES && (
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
    </div>
  )
}

/** Offers saved and listed recipes, and finds others by their titles. */
function AddRecipe({ recipes, add }: { recipes: Choices; add: (id: number) => void }) {
  const saved = useRecords(savedRecipes)
  const listed = useRecords(shoppingList)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('title')).toLowerCase().trim()
    const found = recipes.find(({ title }) => title.toLowerCase().includes(typed))
    if (typed === '' || !found) return
    add(found.id)
    event.currentTarget.reset()
  }
  return (
    <div className="stack">
      <form onSubmit={submit} className={textInput.group}>
        <input
          name="title"
          list="recipe-titles"
          aria-label={words.addRecipe}
          placeholder={words.addRecipe}
          autoComplete="off"
        />
        <datalist id="recipe-titles">
          {recipes.map(({ id, title }) => (
            <option key={id}>{title}</option>
          ))}
        </datalist>
        <Button type="submit" size="md" radius="xl">
          {words.add}
        </Button>
      </form>
      <div className="row">
        {recipes
          .filter(({ id }) => saved.has(String(id)) || listed.has(listingId(id)))
          .map(({ id, title }) => (
            <Button key={id} variant="default" onClick={() => add(id)}>
              + {title}
            </Button>
          ))}
      </div>
    </div>
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
  const dishes = chosen.flatMap((dish, index) => {
    const recipe = recipes[index]
    return recipe ? [{ ...dish, recipe }] : []
  })
  const record = useRecord(dinnerStore, ids)
  const [now] = useState(() => Date.now())
  const { hash } = useLocationOf(paths.dinner)
  const { plan, least } = readDinner(dishes, record)
  const hour = hourOf(at, now)
  const meal = record?.meal ?? Math.max(hour, now + least * MINUTE)
  return (
    <>
      <ul aria-label={words.dishes} className={`ruled ${classes.dishes}`}>
        {dishes.map(({ id, title, recipe }, index) => (
          <li key={id} data-dish={index}>
            <a className="touch-link strong" href={paths.recipe(id)}>
              {title}
            </a>
            <RemoveButton title={title} remove={() => remove(id)} />
            {recipe.notes?.makeAhead && (
              <p className="dimmed small">{words.ahead({ note: recipe.notes.makeAhead })}</p>
            )}
          </li>
        ))}
      </ul>
      <DinnerPlanList {...{ plan, dishes, meal }} isLate={!record && meal > hour} />
      <Button component="a" href={COOK_HASH} size="lg">
        {words.start}
      </Button>
      {hash === COOK_HASH && <DinnerMode {...{ ids, dishes, meal }} />}
    </>
  )
}

/** The next time at which a clock shows such a time, in milliseconds since 1970. */
function hourOf(at: string, now: number): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const hour = new Date(now).setHours(hours, minutes, 0, 0)
  return hour < now ? new Date(hour).setDate(new Date(hour).getDate() + 1) : hour
}
