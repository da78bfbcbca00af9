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
export type StoreName = (typeof STORAGE_KEYS)[
  | 'cooking'
  | 'timers'
  | 'units'
  | 'savedRecipes'
  | 'cookedRecipes'
  | 'recipeNotes'
  | 'shoppingList'
  | 'keepAll']

/** The key of the one record of the units. */
export const UNITS_KEY = 'units:chosen'

export function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** The entries of a stored list; none when there is no list, or no storage. */
export function readStoredList(key: string): unknown[] {
  try {
    return parseList(localStorage.getItem(key))
  } catch {
    return []
  }
}

/**
 * Adds an entry to the end of a stored list.
 * @returns whether it was stored; false when storage is blocked or full
 */
export function appendToStoredList(key: string, entry: unknown): boolean {
  try {
    const list = parseList(localStorage.getItem(key))
    localStorage.setItem(key, JSON.stringify([...list, entry]))
    return true
  } catch {
    return false
  }
}

function parseList(stored: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(stored ?? '')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
