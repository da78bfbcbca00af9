import { type Dish, ovenFrom, shareOven } from './placeDish.ts'
import { type DinnerPlan, planDinner } from './planDinner.ts'
import { needsOf } from './tasks.ts'

/** A task whose hands are done, or an oven that was turned on for it. */
export interface DoneTask {
  dish: number
  task: number
  isPreheat: boolean
  /** Minutes since then. */
  ago: number
}

/** Plans what is left of a dinner. `least` are the minutes from now until the meal can be. */
export function replan(
  dishes: readonly Dish[],
  done: readonly DoneTask[],
): { plan: DinnerPlan; least: number } {
  const isDone = (dish: number) => (task: number) =>
    done.some((one) => !one.isPreheat && one.dish === dish && one.task === task)
  const running = done.map(({ dish, task, isPreheat, ago }) => {
    const { wait = 0, oven } = dishes[dish]?.tasks[task] ?? {}
    const minutes = isPreheat ? (oven?.preheat ?? 0) : wait
    return { dish, task, isPreheat, ago, heat: oven, left: Math.max(0, minutes - ago) }
  })
  const lastHeat = running.filter(({ heat }) => heat).toSorted((a, b) => a.ago - b.ago)[0]
  const left = dishes.map((dish, index) => ({ ...dish, isDone: isDone(index) }))
  const plan = planDinner(left, lastHeat?.heat)
  const least = plan.tasks.flatMap((one) => {
    const needs = needsOf(dishes[one.dish]?.tasks ?? [], one.task)
    const waits = needs.flatMap(({ task, isHandsOnly }) => {
      const before = running.find((other) => other.dish === one.dish && other.task === task)
      return before && !isHandsOnly && !before.isPreheat ? before.left : 0
    })
    const ovens = running.flatMap(({ heat, isPreheat, left: minutes }) => {
      if (!heat || !one.heat || minutes === 0) return []
      if (!shareOven(heat, one.heat)) return ovenFrom(one) + minutes
      return isPreheat ? one.handsEnd + minutes : []
    })
    return [one.start + Math.max(0, ...waits), ...ovens]
  })
  const preheats = plan.preheats.map(ovenFrom)
  return { plan, least: Math.max(0, ...least, ...preheats, ...running.map((one) => one.left)) }
}
