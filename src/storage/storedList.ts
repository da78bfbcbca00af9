import { parseJson, readText, writeText } from './storedText.ts'

export const STORAGE_KEYS = {
  subscribers: 'newsletter-subscribers',
  submissions: 'contact-submissions',
  popupSeen: 'newsletter-popup-seen',
  cooking: 'cooking',
  timers: 'timers',
  timerNotifications: 'timer-notifications',
  units: 'units',
  savedRecipes: 'saved-recipes',
  cookedRecipes: 'cooked-recipes',
  recipeNotes: 'recipe-notes',
  shoppingList: 'shopping-list',
  keepAll: 'keep-all',
} as const

/** The prefixes of the keys of records; see deviceStore.ts. */
export type StoreName = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]

export const UNITS_KEY = 'units:chosen'

export function readStoredList(key: string): unknown[] {
  const value = parseJson(readText(key))
  return Array.isArray(value) ? value : []
}

/** @returns false when storage is blocked or full */
export function appendToStoredList(key: string, entry: unknown): boolean {
  return writeText(key, JSON.stringify([...readStoredList(key), entry]))
}
