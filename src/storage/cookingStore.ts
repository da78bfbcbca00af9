import { openDeviceStore } from './deviceStore.ts'
import { isRecord, isStrings } from '../shared/checkJson.ts'
import { STORAGE_KEYS } from './keys.ts'

/** Lines are identified by their text, so that edits to other lines do not shift the marks. */
export interface CookingProgress {
  /** The time of the last change, in milliseconds since 1970. */
  at: number
  /** The key of the open step; see `lineKeys`. */
  step?: string
  /** Undefined for the servings of the recipe. */
  servings?: number
  /** The diet of the chosen swap. */
  swap?: string
  ingredients: string[]
  steps: string[]
}

/** The visitor's progress in each recipe, by its id. */
export const cookingStore = openDeviceStore<CookingProgress>(STORAGE_KEYS.cooking, (value) => {
  if (!isRecord(value)) return undefined
  const { at, step, servings, swap, ingredients, steps } = value
  if (typeof at !== 'number' || !isStrings(ingredients) || !isStrings(steps)) return undefined
  return {
    at,
    ingredients,
    steps,
    ...(typeof step === 'string' && { step }),
    ...(typeof servings === 'number' && servings > 0 && { servings }),
    ...(typeof swap === 'string' && { swap }),
  }
})
