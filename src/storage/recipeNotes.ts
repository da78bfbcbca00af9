import { openDeviceStore } from './deviceStore.ts'
import { isRecord } from './readFields.ts'
import { STORAGE_KEYS } from './storedList.ts'

/** By the id of the recipe. */
export interface RecipeNote {
  /** For when the site no longer has it. */
  title: string
  text: string
  /** ISO date of the last change. */
  at: string
}

export const recipeNotes = openDeviceStore(STORAGE_KEYS.recipeNotes, parseRecipeNote)

export function parseRecipeNote(value: unknown): RecipeNote | undefined {
  if (!isRecord(value)) return undefined
  const { title, text, at } = value
  const isNote = typeof title === 'string' && typeof text === 'string' && typeof at === 'string'
  return isNote ? { title, text, at } : undefined
}
