import { toCelsius } from '../units.ts'
import { type Need, needsOf, type OvenHeat, type RecipeTask } from './tasks.ts'

export interface Dish {
  tasks: readonly RecipeTask[]
  /** Whether the finished dish can wait without loss of quality. */
  canWait?: boolean
  isDone?: (task: number) => boolean
}

/** The schedule of a task in minutes before the meal: `start` ≥ `handsEnd` ≥ `end`. */
export interface PlacedTask {
  dish: number
  task: number
  start: number
  handsEnd: number
  end: number
  heat?: OvenHeat
}

export interface PlacedDish {
  tasks: PlacedTask[]
  /** When the dish is ready, in minutes before the meal. */
  ready: number
  /** The longest time that hot food waits for the next task, in minutes. */
  gap: number
}

/** Minutes that hot food may wait for the cook. */
const MAX_HOT_WAIT_MINUTES = 8
/** Within these minutes before the meal, ends are tried minute by minute. */
const FINE_UNTIL_MINUTES = 30
const COARSE_STEP = 5
const MAX_EARLY_MINUTES = 480

/** Schedules a dish backwards from the meal, as late as tasks already placed allow. */
export function placeDish(
  { tasks, isDone }: Dish,
  dish: number,
  others: readonly PlacedTask[],
): PlacedDish {
  const followersByTask = tasks.map((_, index) => followersOf(tasks, index))
  let best: PlacedDish | undefined
  let end = 0
  // Tries ever earlier ends until no hot food waits too long; otherwise the shortest wait wins.
  while (end <= MAX_EARLY_MINUTES) {
    const placedDish = placeEndingAt(end)
    if (!best || placedDish.gap < best.gap) best = placedDish
    if (placedDish.gap <= MAX_HOT_WAIT_MINUTES) break
    end = nextEnd(end, placedDish)
  }
  return best ?? { tasks: [], ready: 0, gap: 0 }

  /** Ends each task when its first follower starts, or earlier if hands or oven are busy. */
  function placeEndingAt(dishEnd: number): PlacedDish {
    const allPlaced = [...others]
    const placedTasks = new Map<number, PlacedTask>()
    let gap = 0
    for (let task = tasks.length - 1; task >= 0; task--) {
      const facts = tasks[task]
      if (!facts || isDone?.(task)) continue
      const followers = followersByTask[task] ?? []
      const wait = facts.wait ?? 0
      const starts = followers.map((follower) => placedTasks.get(follower.task)?.start ?? 0)
      const ends = starts.map((start, at) => start - (followers[at]?.waitMayContinue ? wait : 0))
      const bake = placedTasks.get(facts.heats ?? task)
      if (bake) ends.push(ovenFrom(bake) - facts.hands)
      const latestEnd = ends.length > 0 ? Math.max(0, ...ends) : dishEnd
      const placedTask = placeTask({ dish, task, ...facts }, latestEnd, allPlaced)
      placedTasks.set(task, placedTask)
      allPlaced.push(placedTask)
      const firstStart = Math.max(...starts.filter((_, at) => !followers[at]?.waitMayContinue))
      if (facts.isHot && firstStart >= 0) gap = Math.max(gap, placedTask.end - firstStart)
    }
    const ofDish = allPlaced.slice(others.length)
    const ready = ofDish.length > 0 ? Math.min(...ofDish.map((placed) => placed.end)) : 0
    return { tasks: ofDish, gap, ready }
  }
}

/** Returns the next end to try; skips ends that other dishes block. */
function nextEnd(end: number, { ready }: PlacedDish): number {
  const reached = Math.max(end, ready)
  return reached + (reached < FINE_UNTIL_MINUTES ? 1 : COARSE_STEP)
}

/** Returns the tasks that depend on a task. */
function followersOf(tasks: readonly RecipeTask[], index: number): Need[] {
  return tasks.flatMap((_, follower) => {
    const need = needsOf(tasks, follower).find(({ task }) => task === index)
    return need ? [{ ...need, task: follower }] : []
  })
}

/** Finds the latest time, up to `latestEnd`, at which hands and oven are free. */
function placeTask(
  { hands, wait = 0, oven, dish, task }: RecipeTask & Pick<PlacedTask, 'dish' | 'task'>,
  latestEnd: number,
  others: readonly PlacedTask[],
): PlacedTask {
  const placed: PlacedTask = { dish, task, start: 0, handsEnd: 0, end: latestEnd, heat: oven }
  for (;;) {
    placed.handsEnd = placed.end + wait
    placed.start = placed.handsEnd + hands
    let later = Infinity
    for (const other of others) {
      const isBusy = placed.start > other.handsEnd && placed.handsEnd < other.start
      if (isBusy) later = Math.min(later, other.start - wait)
      if (clashInOven(placed, other)) later = Math.min(later, ovenFrom(other))
    }
    if (later === Infinity) return placed
    placed.end = Math.max(placed.end + 1, later)
  }
}

/** When to turn on the oven for a task, in minutes before the meal. */
export function ovenFrom({ handsEnd, heat }: PlacedTask): number {
  return handsEnd + (heat?.preheat ?? 0)
}

export function clashInOven(a: PlacedTask, b: PlacedTask): boolean {
  if (!a.heat || !b.heat || ovenFrom(a) <= b.end || a.end >= ovenFrom(b)) return false
  return !shareOven(a.heat, b.heat)
}

/** Dishes may share the oven up to a difference of 25 °F. */
const TOLERANCE_CELSIUS = 14

export function shareOven(a: OvenHeat, b: OvenHeat): boolean {
  if (a.isBroiler !== b.isBroiler) return false
  return celsiusOf(a).every((celsius) =>
    celsiusOf(b).every((other) => Math.abs(celsius - other) <= TOLERANCE_CELSIUS),
  )
}

function celsiusOf({ degrees, second = degrees, unit }: OvenHeat): number[] {
  return [degrees, second].map((value) => (unit === 'C' ? value : toCelsius(value)))
}
