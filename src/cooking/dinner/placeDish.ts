import { toCelsius } from '../units.ts'
import { type Need, needsOf, type OvenHeat, type RecipeTask } from './tasks.ts'

export interface Dish {
  tasks: readonly RecipeTask[]
  /** Whether it can wait without getting worse. */
  canWait?: boolean
  isDone?: (task: number) => boolean
}

/** When a task is done, in minutes before the meal: `start` ≥ `handsEnd` ≥ `end`. */
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
  /** Minutes before the meal at which it is ready. */
  ready: number
  /** The longest time that hot food waits for the next task. */
  gap: number
}

/** Minutes that hot food may wait for the cook. */
const MAX_HOT_WAIT_MINUTES = 8
/** Ends within these minutes before the meal are tried minute by minute. */
const FINE_UNTIL_MINUTES = 30
const COARSE_STEP = 5
const MAX_EARLY_MINUTES = 480

/** Places the tasks of a dish as late as those of others allow. */
export function placeDish(
  { tasks, isDone }: Dish,
  dish: number,
  others: readonly PlacedTask[],
): PlacedDish {
  const followers = tasks.map((_, index) => followersOf(tasks, index))
  let best: PlacedDish | undefined
  for (let early = 0; early <= MAX_EARLY_MINUTES; early++) {
    const placed = placeFrom(early)
    if (!best || placed.gap < best.gap) best = placed
    if (placed.gap <= MAX_HOT_WAIT_MINUTES) break
    // Skips end times that other dishes already block.
    early = Math.max(early, placed.ready)
    if (early >= FINE_UNTIL_MINUTES) early += COARSE_STEP - 1
  }
  return best ?? { tasks: [], ready: 0, gap: 0 }

  function placeFrom(early: number): PlacedDish {
    const board = [...others]
    const placed = new Map<number, PlacedTask>()
    let gap = 0
    for (let task = tasks.length - 1; task >= 0; task--) {
      const facts = tasks[task]
      if (!facts || isDone?.(task)) continue
      const after = followers[task] ?? []
      const wait = facts.wait ?? 0
      const next = after.map((need) => placed.get(need.task)?.start ?? 0)
      const ends = after.map((need, at) => (next[at] ?? 0) - (need.isHandsOnly ? wait : 0))
      const bake = placed.get(facts.heats ?? task)
      if (bake) ends.push(ovenFrom(bake) - facts.hands)
      const latest = ends.length > 0 ? Math.max(0, ...ends) : early
      const one = placeTask({ dish, task, ...facts }, latest, board)
      placed.set(task, one)
      board.push(one)
      const first = Math.max(...next.filter((_, at) => !after[at]?.isHandsOnly))
      if (facts.isHot && first >= 0) gap = Math.max(gap, one.end - first)
    }
    const own = board.slice(others.length)
    return { tasks: own, gap, ready: own.length > 0 ? Math.min(...own.map(({ end }) => end)) : 0 }
  }
}

/** The tasks that depend on a task, each with its need. */
function followersOf(tasks: readonly RecipeTask[], index: number): Need[] {
  return tasks.flatMap((_, follower) => {
    const need = needsOf(tasks, follower).find(({ task }) => task === index)
    return need ? [{ ...need, task: follower }] : []
  })
}

/** Finds the latest time from which hands and oven are free. */
function placeTask(
  { hands, wait = 0, oven, dish, task }: RecipeTask & Pick<PlacedTask, 'dish' | 'task'>,
  latest: number,
  others: readonly PlacedTask[],
): PlacedTask {
  const one: PlacedTask = { dish, task, start: 0, handsEnd: 0, end: latest, heat: oven }
  for (;;) {
    one.handsEnd = one.end + wait
    one.start = one.handsEnd + hands
    let later = Infinity
    for (const other of others) {
      const isBusy = one.start > other.handsEnd && one.handsEnd < other.start
      if (isBusy) later = Math.min(later, other.start - wait)
      if (clashInOven(one, other)) later = Math.min(later, ovenFrom(other))
    }
    if (later === Infinity) return one
    one.end = Math.max(one.end + 1, later)
  }
}

/** Minutes before the meal at which the oven has to be turned on for a task. */
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
  return celsiusOf(a).every((one) =>
    celsiusOf(b).every((other) => Math.abs(one - other) <= TOLERANCE_CELSIUS),
  )
}

function celsiusOf({ degrees, second = degrees, unit }: OvenHeat): number[] {
  return [degrees, second].map((one) => (unit === 'C' ? one : toCelsius(one)))
}
