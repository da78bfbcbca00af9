/** Visitors' data by recipe id; the stored title is for recipes that no longer exist. */
import { openDeviceStore } from './deviceStore.ts'
import { hasTexts, isStrings } from '../shared/checkJson.ts'
import { STORAGE_KEYS } from './keys.ts'

export const savedRecipes = openDeviceStore(STORAGE_KEYS.savedRecipes, (value) =>
  hasTexts(value, 'title', 'at') ? { title: value.title, at: value.at } : undefined,
)

/** `at` is the ISO date of the last change. */
export const recipeNotes = openDeviceStore(STORAGE_KEYS.recipeNotes, (value) => {
  if (!hasTexts(value, 'title', 'text', 'at')) return undefined
  return { title: value.title, text: value.text, at: value.at }
})

/** `times` are ISO dates, latest first. */
export const cookedRecipes = openDeviceStore(STORAGE_KEYS.cookedRecipes, (value) => {
  if (!hasTexts(value, 'title') || !isStrings(value.times)) return undefined
  const times = value.times.filter((time) => Number.isFinite(Date.parse(time)))
  return times.length > 0 ? { title: value.title, times } : undefined
})

const MAX_TIMES = 50

/** Records that a recipe was cooked, at most once per hour. @returns whether it is stored */
export function recordCooked(id: number, title: string, now: Date): boolean {
  return cookedRecipes.change(String(id), (current) => {
    const times = current?.times ?? []
    const last = Date.parse(times[0] ?? '')
    if (current && now.getTime() - last < 60 * 60 * 1000) return current
    return { title, times: [now.toISOString(), ...times].slice(0, MAX_TIMES) }
  })
}

export const keepAllChoice = openDeviceStore(STORAGE_KEYS.keepAll, (value) =>
  value === true ? true : undefined,
)

export const KEEP_ALL_ID = 'recipes'
