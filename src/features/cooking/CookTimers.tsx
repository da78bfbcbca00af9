import { useRecords } from '../../storage/deviceStore.ts'
import type { CookedRecipe } from './cookedRecipe.ts'
import classes from './CookMode.module.css'
import { startTimer } from './startTimer.ts'
import { clockTime } from './timers/clock.ts'
import { TimerList } from './timers/TimerList.tsx'
import { type Timer, timerStore } from '../../storage/timerStore.ts'
import { timerId } from './timers/changeTimers.ts'

/** @param position of the step, from 1 */
export function CookTimers({ recipe, position }: { recipe: CookedRecipe; position: number }) {
  const running = useRecords(timerStore)
  const timers = recipe.cooking.steps[position - 1]?.timers ?? []
  const nameTimer = ({ recipe: of, step, dish }: Timer) =>
    of === recipe.id ? `Step ${step}` : dish
  return (
    <div className={`row ${classes.timers}`}>
      {timers.map(({ seconds }, index) => {
        const id = timerId(recipe.id, position, index)
        return (
          !running.has(id) && (
            <button key={id} type="button" onClick={() => startTimer(recipe, position, index)}>
              Start {clockTime(seconds)}
            </button>
          )
        )
      })}
      {running.size > 0 && <TimerList compact nameTimer={nameTimer} />}
    </div>
  )
}
