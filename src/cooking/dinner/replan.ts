import { type Dish, ovenFrom, type PlacedTask, shareOven } from './placeDish.ts'
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

/**
 * Plans what is left of a dinner. `least` is the minutes from now to the earliest possible meal.
 * @param hoped minutes from now until the meal, which moves only if it must
 */
export function replan(
  dishes: readonly Dish[],
  done: readonly DoneTask[],
  hoped = Infinity,
): { plan: DinnerPlan; least: number } {
  const waits = done.filter(({ isPreheat }) => !isPreheat).map(addLeft)
  const heaters = done.flatMap(({ dish, task, isPreheat, ago }) => {
    const bake = isPreheat ? task : dishes[dish]?.tasks[task]?.heats
    return bake === undefined ? [] : addLeft({ dish, task: bake, isPreheat: true, ago })
  })
  const ovens = [...heaters, ...waits].filter(({ heat }) => heat)
  const [last] = ovens.toSorted((a, b) => a.ago - b.ago)
  const left = dishes.map((dish, index) => ({
    ...dish,
    isDone: (task: number) => waits.some((one) => one.dish === index && one.task === task),
  }))
  const plan = planDinner(left, {
    oven: last?.heat,
    lateness: (tasks) => Math.max(0, leastFor(tasks) - hoped),
  })
  return { plan, least: Math.max(leastFor(plan.tasks), ...plan.preheats.map(ovenFrom)) }

  function addLeft(one: DoneTask) {
    const { wait = 0, oven } = dishes[one.dish]?.tasks[one.task] ?? {}
    const minutes = one.isPreheat ? (oven?.preheat ?? 0) : wait
    return { ...one, heat: oven, left: Math.max(0, minutes - one.ago) }
  }

  function leastFor(tasks: readonly PlacedTask[]): number {
    const least = tasks.flatMap((one) => {
      const needs = needsOf(dishes[one.dish]?.tasks ?? [], one.task)
      const before = waits.filter(({ dish, task }) =>
        needs.some((need) => dish === one.dish && !need.isHandsOnly && need.task === task),
      )
      const byOven = ovens.flatMap(({ heat, isPreheat, left: minutes }) => {
        if (!heat || !one.heat || minutes === 0) return []
        if (!shareOven(heat, one.heat)) return ovenFrom(one) + minutes
        return isPreheat ? one.handsEnd + minutes : []
      })
      return [one.start + Math.max(0, ...before.map((wait) => wait.left)), ...byOven]
    })
    return Math.max(0, ...least, ...waits.map((wait) => wait.left))
  }
}
