import { openDeviceStore } from './deviceStore.ts'
import { isRecord } from './readFields.ts'
import { STORAGE_KEYS } from './storedList.ts'

/** A recipe that the visitor has cooked, under its id. */
export interface CookedRecipe {
  /** What it was called, for when the site no longer has it. */
  title: string
  /** When, as ISO dates, the last one first. */
  times: string[]
}

/** Of more times than these, the older ones are forgotten. */
const TIMES = 50

export const cookedRecipes = openDeviceStore(STORAGE_KEYS.cookedRecipes, parseCookedRecipe)

/**
 * Notes that a recipe was cooked; twice within an hour is once.
 * @returns whether that is stored
 */
export function noteCooked(id: number, title: string, now: Date): boolean {
  return cookedRecipes.change(String(id), (known) => {
    const times = known?.times ?? []
    const last = Date.parse(times[0] ?? '')
    if (known && now.getTime() - last < 60 * 60 * 1000) return known
    return { title, times: [now.toISOString(), ...times].slice(0, TIMES) }
  })
}

export function parseCookedRecipe(value: unknown): CookedRecipe | undefined {
  if (!isRecord(value) || typeof value.title !== 'string' || !Array.isArray(value.times)) {
    return undefined
  }
  const times = value.times.filter((time): time is string => typeof time === 'string')
  return times.length > 0 ? { title: value.title, times } : undefined
}
