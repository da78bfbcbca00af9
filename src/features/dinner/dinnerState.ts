import { replan } from '../../cooking/dinner/replan.ts'
import type { Dinner } from '../../storage/dinnerStore.ts'
import { type DinnerDish, entryKey, MINUTE } from './dinnerEntries.ts'

/** Plans what is left of a dinner. @param now in milliseconds, if waits count that have begun */
export function readDinner(dishes: readonly DinnerDish[], dinner?: Dinner, now = 0) {
  const done = dishes.flatMap(({ id, tasks }, dish) =>
    tasks.flatMap((_, task) =>
      [false, true].flatMap((isPreheat) => {
        const at = dinner?.done[entryKey(id, task, isPreheat)]
        return at === undefined ? [] : [{ dish, task, isPreheat, ago: (now - at) / MINUTE }]
      }),
    ),
  )
  return replan(dishes, done)
}

/** A dinner moves by steps of so many minutes, and not for less than the bearable. */
const STEP = 5 * MINUTE
const BEARABLE = 2 * MINUTE

/** @returns when the meal can be: as planned, or later */
export function laterMeal(planned: number, least: number, now: number): number {
  const earliest = now + least * MINUTE
  return earliest > planned + BEARABLE ? Math.ceil((earliest - BEARABLE) / STEP) * STEP : planned
}
