import { openDeviceStore } from './deviceStore.ts'
import { isRecord } from './readFields.ts'
import { STORAGE_KEYS } from './storedList.ts'

/** By the id of the recipe. */
export interface CookedRecipe {
  /** For when the site no longer has it. */
  title: string
  /** ISO dates, the latest first. */
  times: string[]
}

const TIMES = 50

export const cookedRecipes = openDeviceStore(STORAGE_KEYS.cookedRecipes, parseCookedRecipe)

/**
 * Twice within an hour counts once.
 * @returns whether it is stored
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
