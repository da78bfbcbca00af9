import {
  clashInOven,
  type Dish,
  ovenFrom,
  type PlacedDish,
  type PlacedTask,
  placeDish,
  shareOven,
} from './placeDish.ts'
import type { OvenHeat } from './tasks.ts'

export interface DinnerPlan {
  /** In order of their start. */
  tasks: PlacedTask[]
  /** The tasks that need the oven preheated; `ovenFrom` gives the time. */
  preheats: PlacedTask[]
  conflicts: Conflict[]
  /** When the first task or preheating starts, in minutes before the meal. */
  start: number
}

/** Why a dish is ready too early, and which dish delays it. Times are minutes before the meal. */
export interface Conflict {
  /** The dish that moves to an earlier time, and the dish with priority. */
  dish: number
  other: number
  /** The oven temperatures of both; undefined if both need the cook's hands. */
  heats?: readonly [OvenHeat, OvenHeat]
  /** When both would need the oven or the cook. */
  from: number
  to: number
  /** When the dish is ready. */
  early: number
}

/** The state of a dinner in progress. */
interface Begun {
  /** The oven's current heat. */
  oven?: OvenHeat
  /** Returns by how many minutes the tasks would delay the meal. */
  lateness: (tasks: readonly PlacedTask[]) => number
}

/** Plans the open tasks of dishes backwards from the meal, for one cook with one oven. */
export function planDinner(
  dishes: readonly Dish[],
  { oven, lateness }: Begun = { lateness: () => 0 },
): DinnerPlan {
  const placed = bestOrder(dishes, lateness)
  const tasks = placed
    .flatMap((dish) => dish.tasks)
    .toSorted((a, b) => b.start - a.start || a.dish - b.dish || a.task - b.task)
  const preheats = findPreheats(dishes, tasks, oven)
  return {
    tasks,
    preheats,
    conflicts: dishes.flatMap((dish, index) => findConflict(dish, index, placed) ?? []),
    start: Math.max(0, ...tasks.map(({ start }) => start), ...preheats.map(ovenFrom)),
  }
}

type Placing = readonly (PlacedDish | undefined)[]

/** Tries all orders of priority among dishes, and returns the placing with the lowest cost. */
function bestOrder(dishes: readonly Dish[], lateness: Begun['lateness']): PlacedDish[] {
  let best: { cost: number; placed: Placing } | undefined
  function tryNext(placed: Placing) {
    const board = placed.flatMap((dish) => dish?.tasks ?? [])
    const costs = placed.map((dish, index) => placementCost(dish, dishes[index]))
    const cost = costs.reduce((sum, one) => sum + one, lateness(board) * LATE_COST)
    // Further dishes never lower the cost.
    if (best && cost >= best.cost) return
    if (placed.every(Boolean)) best = { cost, placed }
    for (const [index, dish] of dishes.entries()) {
      if (!placed[index]) tryNext(placed.with(index, placeDish(dish, index, board)))
    }
  }
  tryNext(dishes.map(() => undefined))
  return (best?.placed ?? []).flatMap((dish) => dish ?? [])
}

/** The cost factor of a dish that must stay warm, compared to one that can wait. */
const WARM_WEIGHT = 3
const EARLY_COST = 10_000
/** Outweighs all other costs, so that the meal moves only if it must. */
const LATE_COST = 1_000_000

function placementCost(placed?: PlacedDish, dish?: Dish): number {
  if (!placed) return 0
  const minutes = placed.ready + placed.gap
  const isEarly = Math.max(placed.ready, placed.gap) > ON_TIME_MINUTES
  return (minutes + (isEarly ? EARLY_COST : 0)) * (dish?.canWait ? 1 : WARM_WEIGHT)
}

/** Finds the tasks that need preheating: the oven is not hot enough, and no other task heats it. */
function findPreheats(
  dishes: readonly Dish[],
  tasks: readonly PlacedTask[],
  oven?: OvenHeat,
): PlacedTask[] {
  const uses = tasks.filter(({ heat }) => heat).toSorted((a, b) => ovenFrom(b) - ovenFrom(a))
  return uses.filter((use, index) => {
    const isHot = (heat?: OvenHeat) => heat && use.heat && shareOven(heat, use.heat)
    const isOn = uses.slice(0, index).some(({ heat, end }) => isHot(heat) && end <= ovenFrom(use))
    const isHeated = tasks.some(
      ({ dish, task, start }) =>
        dish === use.dish &&
        dishes[dish]?.tasks[task]?.heats === use.task &&
        start - ovenFrom(use) <= ON_TIME_MINUTES,
    )
    return !isOn && !isHeated && !(index === 0 && isHot(oven))
  })
}

/** A dish up to this many minutes early counts as on time. */
export const ON_TIME_MINUTES = 10

/** Finds the task of another dish whose use of hands or oven makes this dish early. */
function findConflict(
  facts: Dish,
  dish: number,
  placed: readonly PlacedDish[],
): Conflict | undefined {
  const early = placed[dish]?.ready ?? 0
  if (early <= ON_TIME_MINUTES) return undefined
  const others = placed.flatMap(({ tasks }) => tasks.filter((task) => task.dish !== dish))
  const [clash] = placeDish(facts, dish, [])
    .tasks.flatMap((mine) => others.flatMap((theirs) => clashOf(mine, theirs) ?? []))
    .toSorted((a, b) => Number(!a.heats) - Number(!b.heats) || b.from - b.to - (a.from - a.to))
  return clash && { dish, ...clash, early }
}

function clashOf(
  mine: PlacedTask,
  theirs: PlacedTask,
): Omit<Conflict, 'dish' | 'early'> | undefined {
  const other = theirs.dish
  if (mine.heat && theirs.heat && clashInOven(mine, theirs)) {
    const from = Math.min(ovenFrom(mine), ovenFrom(theirs))
    const to = Math.max(mine.end, theirs.end)
    return { other, heats: [mine.heat, theirs.heat], from, to }
  }
  const from = Math.min(mine.start, theirs.start)
  const to = Math.max(mine.handsEnd, theirs.handsEnd)
  return from > to ? { other, from, to } : undefined
}
