import { openDeviceStore } from './deviceStore.ts'
import { isRecord } from './readFields.ts'
import { STORAGE_KEYS } from './storedList.ts'

/** What the visitor has written about a recipe, under its id. */
export interface RecipeNote {
  /** What the recipe was called, for when the site no longer has it. */
  title: string
  text: string
  /** When it was last changed, as an ISO date. */
  at: string
}

export const recipeNotes = openDeviceStore(STORAGE_KEYS.recipeNotes, parseRecipeNote)

export function parseRecipeNote(value: unknown): RecipeNote | undefined {
  if (!isRecord(value)) return undefined
  const { title, text, at } = value
  const isNote = typeof title === 'string' && typeof text === 'string' && typeof at === 'string'
  return isNote ? { title, text, at } : undefined
}
