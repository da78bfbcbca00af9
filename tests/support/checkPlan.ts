import { clashInOven, type Dish, ovenFrom, shareOven } from '../../src/cooking/dinner/placeDish.ts'
import { type DinnerPlan, ON_TIME_MINUTES } from '../../src/cooking/dinner/planDinner.ts'
import { needsOf } from '../../src/cooking/dinner/tasks.ts'

export function brokenRules(dishes: readonly Dish[], plan: DinnerPlan): string[] {
  const { tasks, preheats, conflicts, start } = plan
  const broken: string[] = []
  const named = tasks.map((task) => ({ ...task, name: `${task.dish}/${task.task}` }))
  const count = dishes.reduce((sum, dish) => sum + dish.tasks.length, 0)
  if (tasks.length !== count) broken.push(`${tasks.length} of ${count} tasks are planned`)
  for (const [index, one] of named.entries()) {
    const { hands, wait = 0 } = dishes[one.dish]?.tasks[one.task] ?? { hands: 0 }
    if (one.start - one.handsEnd !== hands || one.handsEnd - one.end !== wait)
      broken.push(`${one.name} does not take its time`)
    if (one.end < 0) broken.push(`${one.name} ends after the meal`)
    if (one.start > start) broken.push(`${one.name} begins before the plan`)
    for (const need of needsOf(dishes[one.dish]?.tasks ?? [], one.task)) {
      const before = tasks.find(({ dish, task }) => dish === one.dish && task === need.task)
      const over = need.waitMayContinue ? before?.handsEnd : before?.end
      if (over === undefined || over < one.start) broken.push(`${one.name} begins too early`)
    }
    if (one.heat) {
      const isHeated =
        preheats.some(({ dish, task }) => dish === one.dish && task === one.task) ||
        named.some(({ dish, task, start: from }) => {
          const { heats } = dishes[dish]?.tasks[task] ?? {}
          return dish === one.dish && heats === one.task && from >= ovenFrom(one)
        }) ||
        named.some(({ heat, name, handsEnd, end }) => {
          const isBefore = name !== one.name && handsEnd >= one.handsEnd && end <= ovenFrom(one)
          return isBefore && heat && one.heat && shareOven(heat, one.heat)
        })
      if (!isHeated) broken.push(`${one.name} finds the oven cold`)
    }
    for (const other of named.slice(index + 1)) {
      const pair = `${one.name} and ${other.name}`
      if (one.start > other.handsEnd && one.handsEnd < other.start)
        broken.push(`${pair} need the hands at once`)
      if (clashInOven(one, other)) broken.push(`${pair} need two temperatures at once`)
    }
  }
  for (const dish of dishes.keys()) {
    const early = Math.min(...tasks.filter((task) => task.dish === dish).map(({ end }) => end))
    const isSaid = conflicts.some((conflict) => conflict.dish === dish && conflict.early === early)
    if (early > ON_TIME_MINUTES && !isSaid) broken.push(`${dish} is early, and nothing says why`)
  }
  return broken
}
