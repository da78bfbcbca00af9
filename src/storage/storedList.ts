/** Where the visitor's own data stands in the browser. */
export const STORAGE_KEYS = {
  subscribers: 'newsletter-subscribers',
  submissions: 'contact-submissions',
  popupSeen: 'newsletter-popup-seen',
  searchKey: 'search-key',
  /** Where the visitor is in a recipe: step, ticks and scale. */
  cooking: 'cooking',
  timers: 'timers',
  timerNotifications: 'timer-notifications',
  units: 'units',
  savedRecipes: 'saved-recipes',
  cookedRecipes: 'cooked-recipes',
  recipeNotes: 'recipe-notes',
  shoppingList: 'shopping-list',
  /** Whether all recipes are kept, to be read without a connection. */
  keepAll: 'keep-all',
} as const

/** The keys that begin the key of each record of a store; see deviceStore.ts. */
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

/** Between the key of a list and the entry as JSON: a note that another tab may yet undo the entry. */
export const NOTE = '-unconfirmed-'

/** Whether there is anything under a key. */
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
    return parseList(localStorage.getItem(key)) ?? []
  } catch {
    return []
  }
}

/**
 * Adds an entry to the end of a stored list. What is stored but is no list is set aside under a key
 * of its own first, so that nothing is overwritten. An entry stays in the list although another tab
 * writes at the same time; docs/decisions/stored-lists.md says how.
 *
 * @returns whether it was stored; false when storage is blocked or full
 */
export function appendToStoredList(key: string, entry: unknown): boolean {
  try {
    append(key, entry)
  } catch {
    return false
  }
  try {
    localStorage.setItem(key + NOTE + JSON.stringify(entry), '')
  } catch {
    // The entry is stored; a storage that is full to the brim has no room for the note.
  }
  keepNoted()
  return true
}

let keepNoted = () => {}

/**
 * Says what looks after the entries with a note, now and whenever there is a new one. The app says
 * it, since this file is one that all pages wait for; see src/app/lazyModules.ts.
 */
export function onNoted(keep: () => void): void {
  keepNoted = keep
  try {
    if (Object.keys(localStorage).some((key) => key.includes(NOTE))) keep()
  } catch {
    // Without storage there are no notes.
  }
}

/** Adds an entry that was in the list, if it is there no longer. */
export function restore(key: string, entry: unknown): void {
  const text = JSON.stringify(entry)
  if (readStoredList(key).some((other) => JSON.stringify(other) === text)) return
  append(key, entry)
}

/** @throws when storage is blocked, or too full for the list and for what is set aside */
function append(key: string, entry: unknown) {
  const stored = localStorage.getItem(key)
  const list = parseList(stored)
  if (stored !== null && list === null) setAside(key, stored)
  localStorage.setItem(key, JSON.stringify([...(list ?? []), entry]))
}

const SET_ASIDE = '-set-aside-'

/** Whether a key is one of a text that was set aside. */
export function isSetAside(key: string): boolean {
  return key.includes(SET_ASIDE)
}

/**
 * Stores a text under the first key for it that is free.
 *
 * @throws when storage is blocked or full
 */
export function setAside(key: string, stored: string): void {
  let number = 1
  while (localStorage.getItem(key + SET_ASIDE + number) !== null) number += 1
  localStorage.setItem(key + SET_ASIDE + number, stored)
}

function parseList(stored: string | null): unknown[] | null {
  if (stored === null) return null
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
