import { useState } from 'react'
import * as words from 'words/dinner'
import * as timerWords from 'words/timers'
import type { DinnerPlan } from '../../../cooking/dinner/planDinner.ts'
import { type Dinner, dinnerStore } from '../../../storage/dinnerStore.ts'
import { CookDialog } from '../CookDialog.tsx'
import cookMode from '../CookMode.module.css'
import { warnIfUnstored } from '../cookingProgress.ts'
import { startTimer } from '../startTimer.ts'
import {
  clockBefore,
  type DinnerDish,
  type DinnerEntry,
  dishColor,
  entriesOf,
  laterMeal,
  readDinner,
} from './dinnerPlan.ts'
import classes from './Dinner.module.css'

interface DinnerModeProps {
  ids: string
  dishes: readonly DinnerDish[]
  plan: DinnerPlan
  meal: number
  done: Dinner['done']
}

export function DinnerMode({ ids, dishes, plan, meal, done }: DinnerModeProps) {
  const [moved, setMoved] = useState('')
  const [current, next] = entriesOf(plan, dishes)
  const last = Object.entries(done).toSorted(([, a], [, b]) => b - a)[0]

  function finish(entry: DinnerEntry) {
    const now = Date.now()
    const { dish, step, timer } = entry
    if (step !== undefined && timer !== undefined) startTimer(dish.recipe, step, timer)
    const after = { ...done, [entry.key]: now }
    const { least } = readDinner(dishes, { meal, done: after })
    const later = laterMeal(meal, least, now)
    setMoved(later === meal ? '' : words.moves({ clock: clockBefore(later) }))
    warnIfUnstored(dinnerStore.change(ids, () => ({ meal: later, done: after })))
  }
  function goBack() {
    const rest = Object.entries(done).filter(([key]) => key !== last?.[0])
    warnIfUnstored(dinnerStore.change(ids, () => ({ meal, done: Object.fromEntries(rest) })))
  }
  return (
    <CookDialog
      name={words.title}
      position={words.mealAt({ clock: clockBefore(meal) })}
      nameTimer={timerWords.stepOfDish}
      goBack={last && goBack}
      goOn={() => (current ? finish(current) : dinnerStore.change(ids, () => undefined))}
      next={current && { name: words.taskDone, label: words.done }}
    >
      {(notes) => (
        <>
          <div className={classes.task} data-taps style={dishColor(current?.position ?? 0)}>
            <p role="status" className={moved && `tip ${classes.note}`}>
              {moved}
            </p>
            <p tabIndex={-1} aria-live="polite" aria-atomic="true">
              {current ? (
                <>
                  <span className={`strong ${classes.dish}`}>{current.dish.title}</span>{' '}
                  <time className="dimmed">
                    {words.startsAt({ clock: clockBefore(meal, current.start) })}
                  </time>
                  <span className={classes.words}>{current.text}</span>
                  {current.ovenAt !== undefined &&
                    words.ovenLater({ clock: clockBefore(meal, current.ovenAt) })}
                </>
              ) : (
                words.served
              )}
            </p>
            {notes.map((note) => (
              <p key={note} className="dimmed">
                {note}
              </p>
            ))}
          </div>
          <p className={cookMode.after}>
            {next &&
              words.next({
                clock: clockBefore(meal, next.start),
                dish: next.dish.title,
                text: next.text,
              })}
          </p>
        </>
      )}
    </CookDialog>
  )
}
