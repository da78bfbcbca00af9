import {
  clashInOven,
  type Dish,
  ovenFrom,
  type PlacedDish,
  type PlacedTask,
  placeDish,
} from './placeDish.ts'
import type { OvenHeat } from './tasks.ts'

/** Why a dish is ready too early, and which dish delays it. Times are minutes before the meal. */
export interface Conflict {
  /** The dish that gives way, and the one that it gives way to. */
  dish: number
  other: number
  /** The temperatures of both; without them, both need the cook. */
  heats?: readonly [OvenHeat, OvenHeat]
  /** When both would need it. */
  from: number
  to: number
  /** When the dish is ready. */
  early: number
}

/** A dish this many minutes early still counts as on time. */
export const ON_TIME_MINUTES = 10

/** Finds the hands or oven that a dish needs while another dish uses them. */
export function findConflict(
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
