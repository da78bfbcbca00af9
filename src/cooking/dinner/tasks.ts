/** A task of a recipe; the build reads them in order from the steps. */
export interface RecipeTask {
  /** The number of its step, counted from 1. */
  step: number
  /** The index of its first character in the step, unless it begins the step. */
  at?: number
  /** Minutes of hands-on work before the wait. */
  hands: number
  /** Minutes without hands-on work. */
  wait?: number
  /** Whether food is on the heat, so that the next task must not be late. */
  isHot?: true
  /** The oven's heat during the wait. */
  oven?: OvenHeat
  /** The task during whose wait this one happens; by default, it follows the previous task. */
  during?: number
  /** The task for which this one preheats the oven. */
  heats?: number
  /** The index of its wait among the timers of the step. */
  timer?: number
}

export interface OvenHeat {
  degrees: number
  unit: 'F' | 'C'
  /** The second temperature of a bake with two. */
  second?: number
  isBroiler?: true
  /** Minutes of preheating. */
  preheat: number
}

export interface Need {
  task: number
  /** Only its hands-on part must be done; its wait may continue. */
  waitMayContinue?: true
}

/** Returns the tasks that must be done before a task begins. */
export function needsOf(tasks: readonly RecipeTask[], index: number): Need[] {
  const { during } = tasks[index] ?? {}
  if (during !== undefined) {
    const anchor: Need = { task: during, waitMayContinue: true }
    return tasks[index - 1]?.during === during ? [anchor, { task: index - 1 }] : [anchor]
  }
  // If the previous tasks happened during a wait, that wait must be over too.
  let first = index - 1
  while (tasks[first]?.during !== undefined) first = tasks[first]?.during ?? 0
  return [...tasks.keys()].slice(Math.max(first, 0), index).map((task) => ({ task }))
}
