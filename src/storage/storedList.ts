import { parseJson, readText, writeText } from './storedText.ts'

/** Where the visitor's own data stands in the browser. */
export const STORAGE_KEYS = {
  subscribers: 'newsletter-subscribers',
  submissions: 'contact-submissions',
  popupSeen: 'newsletter-popup-seen',
  searchKey: 'search-key',
  cooking: 'cooking',
  timers: 'timers',
  timerNotifications: 'timer-notifications',
  units: 'units',
  savedRecipes: 'saved-recipes',
  cookedRecipes: 'cooked-recipes',
  recipeNotes: 'recipe-notes',
  shoppingList: 'shopping-list',
  /** Whether all recipes are kept for reading offline. */
  keepAll: 'keep-all',
} as const

/** The prefixes of the keys of records; see deviceStore.ts. */
export type StoreName = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]

/** The key of the one record of the units. */
export const UNITS_KEY = 'units:chosen'

/** The entries of a stored list; none when there is no list, or no storage. */
export function readStoredList(key: string): unknown[] {
  const value = parseJson(readText(key))
  return Array.isArray(value) ? value : []
}

/** @returns false when storage is blocked or full */
export function appendToStoredList(key: string, entry: unknown): boolean {
  return writeText(key, JSON.stringify([...readStoredList(key), entry]))
}
