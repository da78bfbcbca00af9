import { Button } from '@mantine/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as words from 'words/plan'
import { addToList } from 'words/saved'
import { send as sendWord } from 'words/sendList'
import { print } from 'words/shoppingList'
import { paths } from '../../../addresses/paths.ts'
import type { PageData } from '../../../content/prerender/pageData.ts'
import { localDay } from '../../../shared/localDay.ts'
import { useRecords } from '../../../storage/deviceStore.ts'
import { isDay, mealPlan, slotId } from '../../../storage/mealPlan.ts'
import textInput from '../../../ui/field/textInput.module.css'
import { lazyFeature } from '../../../ui/lazyFeature.ts'
import { useLocationOf } from '../../../ui/useLocationOf.ts'
import { useSending } from '../send/useSending.tsx'
import { saveCalendar } from './calendarFile.ts'
import { DishSheet } from './DishSheet.tsx'
import { addDishesToList } from './addDishesToList.ts'
import { PlanDay } from './PlanDay.tsx'
import { usePlanChanges } from './usePlanChanges.ts'
import { slotsOf, weekFrom } from './week.ts'
import classes from './plan.module.css'

// In a shared module, this import would delay the entry by another file.
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
  const show = (day: string) => void navigate(`${paths.plan}?from=${day}`, { replace: true })
  const close = () => void navigate(paths.plan + search, { replace: true })
  const { send, sheet, received, views } = useSending(paths.plan, sending)

  const { note, tell, place, add, remove } = usePlanChanges({ show, close })
  const actions = {
    [addToList]: () => void addDishesToList(dishes).then(tell),
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
        <FirstDayField day={from} choose={show} />
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

function FirstDayField({ day, choose }: { day: string; choose: (day: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  // A controlled `value` would reset a year after its first typed digit.
  useEffect(() => {
    const field = input.current
    if (field && field !== document.activeElement) field.value = day
  }, [day])
  return (
    <label>
      {words.firstDay}{' '}
      <input
        type="date"
        className={textInput.box}
        ref={input}
        defaultValue={day}
        onChange={({ target }) => isDay(target.value) && choose(target.value)}
      />
    </label>
  )
}
