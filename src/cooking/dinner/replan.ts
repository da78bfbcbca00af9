import { type Dish, ovenFrom, type PlacedTask, shareOven } from './placeDish.ts'
import { type DinnerPlan, planDinner } from './planDinner.ts'
import { needsOf } from './tasks.ts'

/** A task whose hands-on part is done, or whose oven is on if `isPreheat`. */
export interface DoneTask {
  dish: number
  task: number
  isPreheat: boolean
  /** Minutes since that moment. */
  ago: number
}

/**
 * Plans the rest of a dinner; tasks in progress take their remaining minutes from now.
 * @param plannedMeal minutes from now until the meal, which moves only if it must
 * @returns the plan, and the minutes from now until the earliest possible meal
 */
export function replan(
  dishes: readonly Dish[],
  done: readonly DoneTask[],
  plannedMeal = Infinity,
): { plan: DinnerPlan; earliestMeal: number } {
  const waits = done.filter(({ isPreheat }) => !isPreheat).map(withRemaining)
  const heaters = done.flatMap(({ dish, task, isPreheat, ago }) => {
    const bake = isPreheat ? task : dishes[dish]?.tasks[task]?.heats
    return bake === undefined ? [] : withRemaining({ dish, task: bake, isPreheat: true, ago })
  })
  const ovens = [...heaters, ...waits].filter(({ heat }) => heat)
  const [lastOven] = ovens.toSorted((a, b) => a.ago - b.ago)
  const openDishes = dishes.map((dish, index) => ({
    ...dish,
    isDone: (task: number) => waits.some((wait) => wait.dish === index && wait.task === task),
  }))
  const plan = planDinner(openDishes, {
    oven: lastOven?.heat,
    lateness: (tasks) => Math.max(0, earliestMealFor(tasks) - plannedMeal),
  })
  const preheatStarts = plan.preheats.map(ovenFrom)
  return { plan, earliestMeal: Math.max(earliestMealFor(plan.tasks), ...preheatStarts) }

  function withRemaining(begun: DoneTask) {
    const { wait = 0, oven } = dishes[begun.dish]?.tasks[begun.task] ?? {}
    const minutes = begun.isPreheat ? (oven?.preheat ?? 0) : wait
    return { ...begun, heat: oven, remaining: Math.max(0, minutes - begun.ago) }
  }

  /** Each task starts after the tasks it needs, and with the oven free. */
  function earliestMealFor(tasks: readonly PlacedTask[]): number {
    const earliestMeals = tasks.flatMap((placed) => {
      const needs = needsOf(dishes[placed.dish]?.tasks ?? [], placed.task)
      const neededWaits = waits.filter(({ dish, task }) =>
        needs.some((need) => dish === placed.dish && !need.waitMayContinue && need.task === task),
      )
      const byOven = ovens.flatMap(({ heat, isPreheat, remaining }) => {
        if (!heat || !placed.heat || remaining === 0) return []
        if (!shareOven(heat, placed.heat)) return ovenFrom(placed) + remaining
        return isPreheat ? placed.handsEnd + remaining : []
      })
      return [placed.start + Math.max(0, ...neededWaits.map((wait) => wait.remaining)), ...byOven]
    })
    return Math.max(0, ...earliestMeals, ...waits.map((wait) => wait.remaining))
  }
}
