/** The work of a recipe in order, as the build reads it from the steps. */
export interface RecipeTask {
  /** The step, from 1. */
  step: number
  /** The first character of its words in the step, unless it begins the step. */
  at?: number
  /** Minutes that take the cook's hands, before the wait. */
  hands: number
  /** Minutes that leave the hands free. */
  wait?: number
  /** Whether food is on the heat, so that what follows should not be late. */
  isHot?: true
  /** What the oven is at during the wait. */
  oven?: OvenHeat
  /** The task in whose wait this one is done; others need the one before. */
  during?: number
  /** The task for which it heats the oven. */
  heats?: number
  /** The place of its wait among the timers of the step. */
  timer?: number
}

export interface OvenHeat {
  degrees: number
  unit: 'F' | 'C'
  /** A second temperature of the same bake. */
  second?: number
  isBroiler?: true
  /** Minutes that the oven heats before. */
  preheat: number
}

export interface Need {
  task: number
  /** Only its hands-on part must be over; its wait may continue. */
  waitMayContinue?: true
}

/** Returns what has to be over before a task begins. */
export function needsOf(tasks: readonly RecipeTask[], index: number): Need[] {
  const { during } = tasks[index] ?? {}
  if (during !== undefined) {
    const anchor: Need = { task: during, waitMayContinue: true }
    return tasks[index - 1]?.during === during ? [anchor, { task: index - 1 }] : [anchor]
  }
  // Includes tasks done during a wait, and that wait.
  let first = index - 1
  while (tasks[first]?.during !== undefined) first = tasks[first]?.during ?? 0
  return [...tasks.keys()].slice(Math.max(first, 0), index).map((task) => ({ task }))
}
