import { Button } from '@mantine/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as words from 'words/plan'
import { addToList } from 'words/saved'
import { send as sendWord } from 'words/sendList'
import { addedDishes } from 'words/sendPlan'
import { print, removed } from 'words/shoppingList'
import { paths } from '../../../addresses/paths.ts'
import type { PageData } from '../../../content/prerender/pageData.ts'
import { localDay } from '../../../shared/localDay.ts'
import { useRecords } from '../../../storage/deviceStore.ts'
import { isDay, mealPlan, slotId, type PlannedDish } from '../../../storage/mealPlan.ts'
import textInput from '../../../ui/field/textInput.module.css'
import { warnUnstored } from '../../../ui/toast/warnUnstored.ts'
import { lazyFeature } from '../../../ui/lazyFeature.ts'
import { useLocationOf } from '../../../ui/useLocationOf.ts'
import { useDoneNote } from '../useDoneNote.tsx'
import { useSending } from '../send/useSending.tsx'
import { saveCalendar } from './calendarFile.ts'
import { DishSheet } from './DishSheet.tsx'
import { listDishes } from './listDishes.ts'
import { PlanDay } from './PlanDay.tsx'
import { nameDish, nameSlot, slotsOf, weekFrom } from './week.ts'
import classes from './Plan.module.css'

// In the module of both pages, the entry of the site would wait for the bundler's runtime.
const sending = lazyFeature(() => import('../send/sendFeature.tsx'))

export default function PlanView({ recipes }: PageData<'plan'>) {
  const [today] = useState(() => localDay(new Date()))
  const { search, hash } = useLocationOf(paths.plan)
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('from') ?? ''
  const from = isDay(asked) ? asked : today
  const days = weekFrom(from)
  const slots = slotsOf(days)
  const dishes = [...useRecords(mealPlan).values()].filter(({ day }) => days.includes(day))
  const opened = [...dishes, ...slots].find((one) => slotId(one) === hash.slice(1))
  const firstDay = useRef<HTMLInputElement>(null)
  // With `value`, a year that is being typed would be put back after its first digit.
  useEffect(() => {
    const field = firstDay.current
    if (field && field !== document.activeElement) field.value = from
  }, [from])
  const { note, tell } = useDoneNote(`tip ${classes.done}`)
  const show = (day: string) => void navigate(`${paths.plan}?from=${day}`, { replace: true })

  const close = () => void navigate(paths.plan + search, { replace: true })
  const { send, sheet, received, views } = useSending(paths.plan, sending)

  function change(text: string, dish: PlannedDish, before: PlannedDish, changes: Change[]) {
    const putBack = changePlan(changes)
    const undo = () => {
      putBack()
      focusPlace(before)
    }
    tell({ text, undo })
    close()
    focusPlace(dish)
  }
  function place(dish: PlannedDish, before = dish) {
    const text = words.placed({ dish: nameDish(dish), place: nameSlot(dish) })
    change(text, dish, before, [[slotId(before)], [slotId(dish), dish]])
  }
  function add(sent: readonly PlannedDish[]) {
    const undo = changePlan(sent.map((dish): Change => [slotId(dish), dish]))
    tell({ text: addedDishes({ count: sent.length }), undo })
    show(sent.map(({ day }) => day).toSorted()[0] ?? from)
  }
  const remove = (dish: PlannedDish) => change(removed, dish, dish, [[slotId(dish)]])
  const actions = {
    [addToList]: () => void listDishes(dishes).then(tell),
    [sendWord]: () => send(() => dishes),
    [words.calendarFile]: () => saveCalendar(dishes),
    [print]: () => window.print(),
  }
  return (
    <div className={classes.plan}>
      <Suspense>
        {views && received && <views.ReceivedPlan hash={received} add={add} forget={close} />}
      </Suspense>
      {sheet}
      <div className="centered-row screen-only">
        <label>
          {words.firstDay}{' '}
          <input
            type="date"
            className={textInput.box}
            ref={firstDay}
            defaultValue={from}
            onChange={({ target }) => isDay(target.value) && show(target.value)}
          />
        </label>
        {dishes.length > 0 &&
          Object.entries(actions).map(([label, act]) => (
            <Button key={label} variant="default" onClick={act}>
              {label}
            </Button>
          ))}
      </div>
      <div className={classes.week}>
        {days.map((day) => (
          <PlanDay key={day} {...{ day, dishes, place }} />
        ))}
      </div>
      {note}
      {opened && <DishSheet {...{ recipes, slots, opened, place, remove, close }} />}
    </div>
  )
}

type Change = [id: string, dish?: PlannedDish]

/** Stores dishes, or removes one. @returns a function that brings back what was there */
function changePlan(changes: readonly Change[]): () => void {
  const before = changes.map(([id]): Change => [id, mealPlan.read(id)])
  const stored = changes.map(([id, dish]) => mealPlan.change(id, () => dish))
  if (!stored.every(Boolean)) warnUnstored()
  return () => void changePlan(before)
}

/** Focuses a dish once it is shown; if it is gone, the link that adds one to its meal. */
function focusPlace(dish: PlannedDish) {
  const { day, meal } = dish
  const links = [dish, { day, meal }].map((place) => `[href="#${slotId(place)}"]`)
  requestAnimationFrame(() => document.querySelector<HTMLElement>(links.join())?.focus())
}
