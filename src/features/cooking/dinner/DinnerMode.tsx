import { useRef, useState } from 'react'
import * as words from 'words/dinner'
import * as timerWords from 'words/timers'
import type { DinnerPlan } from '../../../cooking/dinner/planDinner.ts'
import { type Dinner, dinnerStore } from '../../../storage/dinnerStore.ts'
import { useRecords } from '../../../storage/deviceStore.ts'
import { timerStore } from '../../../storage/timerStore.ts'
import cookMode from '../cookDialog.module.css'
import { useDialog } from '../CookMode.tsx'
import { reportStorage } from '../cookingProgress.ts'
import { useHandsFree } from '../handsFree/useHandsFree.tsx'
import { startTimer } from '../startTimer.ts'
import { TimerList } from '../timers/TimerList.tsx'
import { useWakeLock } from '../useWakeLock.ts'
import {
  clockBefore,
  type DinnerDish,
  type DinnerEntry,
  dishColor,
  dinnerEntries,
  laterMeal,
  readDinner,
} from './dinnerPlan.ts'
import classes from './dinner.module.css'

interface DinnerModeProps {
  ids: string
  dishes: readonly DinnerDish[]
  plan: DinnerPlan
  meal: number
  done: Dinner['done']
}

export function DinnerMode(props: DinnerModeProps) {
  const { dishes, plan, meal } = props
  const { close, ...dialog } = useDialog()
  const { button, panel, note } = useHandsFree()
  const { moved, last, finish, goBack, forget } = useTasks(props)
  const [current, next] = dinnerEntries(plan, dishes)
  useWakeLock()
  function leave() {
    forget()
    close()
  }
  return (
    <>
      <dialog {...dialog} aria-label={words.title} className={`${cookMode.dialog} screen-only`}>
        <div className={cookMode.bar}>
          <button type="button" aria-label={words.close} onClick={close}>
            ✕
          </button>
          <p>{words.mealAt({ clock: clockBefore(meal) })}</p>
          {button}
        </div>
        <Task {...{ current, meal }} note={moved || note} />
        <p className={`dimmed ${cookMode.after}`}>
          {next &&
            words.next({
              clock: clockBefore(meal, next.start),
              dish: next.dish.title,
              text: next.text,
            })}
        </p>
        <div className={`row ${cookMode.controls}`}>
          <div className={`row ${cookMode.timers}`}>
            {useRecords(timerStore).size > 0 && (
              <TimerList compact nameTimer={timerWords.stepOfDish} />
            )}
          </div>
          <button
            type="button"
            aria-label={words.backOneTask}
            data-command="back"
            disabled={!last}
            onClick={goBack}
          >
            {words.back}
          </button>
          <button
            type="button"
            aria-label={current ? words.taskDone : words.finish}
            className={cookMode.next}
            data-command={current ? 'next' : undefined}
            onClick={() => (current ? finish(current) : leave())}
          >
            {current ? words.done : words.finish}
          </button>
        </div>
      </dialog>
      {panel}
    </>
  )
}

function useTasks({ ids, dishes, meal, done }: DinnerModeProps) {
  const [moved, setMoved] = useState('')
  const earlierMeals = useRef<number[]>([])
  const last = Object.entries(done).toSorted(([, a], [, b]) => b - a)[0]
  return {
    moved,
    last,
    finish({ key, dish, step, timer }: DinnerEntry) {
      const now = Date.now()
      if (step !== undefined && timer !== undefined) startTimer(dish.recipe, step, timer)
      const after = { ...done, [key]: now }
      const { earliestMeal } = readDinner(dishes, { meal, done: after })
      const later = laterMeal(meal, earliestMeal, now)
      earlierMeals.current.push(meal)
      setMoved(later === meal ? '' : words.moves({ clock: clockBefore(later) }))
      reportStorage(dinnerStore.change(ids, () => ({ meal: later, done: after })))
    },
    goBack() {
      setMoved('')
      const rest = Object.entries(done).filter(([key]) => key !== last?.[0])
      const earlier = { meal: earlierMeals.current.pop() ?? meal, done: Object.fromEntries(rest) }
      const before = rest.length > 0 ? earlier : undefined
      reportStorage(dinnerStore.change(ids, () => before))
    },
    forget: () => dinnerStore.change(ids, () => undefined),
  }
}

type TaskProps = { current?: DinnerEntry; meal: number; note?: string }

function Task({ current, meal, note }: TaskProps) {
  return (
    <div className={classes.task} data-taps style={dishColor(current?.position ?? 0)}>
      <p role="status" className={note ? `tip ${classes.note}` : undefined}>
        {note}
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
    </div>
  )
}
