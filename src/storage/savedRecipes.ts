import { openDeviceStore } from './deviceStore.ts'
import { isRecord } from './readFields.ts'
import { STORAGE_KEYS } from './storedList.ts'

/** By the id of the recipe. */
export interface SavedRecipe {
  /** For when the site no longer has it. */
  title: string
  /** ISO date. */
  at: string
}

export const savedRecipes = openDeviceStore(STORAGE_KEYS.savedRecipes, parseSavedRecipe)

export function parseSavedRecipe(value: unknown): SavedRecipe | undefined {
  if (!isRecord(value) || typeof value.title !== 'string' || typeof value.at !== 'string') {
    return undefined
  }
  return { title: value.title, at: value.at }
}
