/** All keys in the browser's storage; the privacy page lists those used by default. */

/** Keys of lists and marks, and prefixes of the keys of records (see deviceStore.ts). */
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
  dinner: 'dinner',
  mealPlan: 'meal-plan',
} as const

export type StoreName = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]

export function keyOf(name: StoreName, id: string | number): string {
  return `${name}:${id}`
}

export function listingId(id: number): string {
  return `recipe-${id}`
}

/** The id of the only record of `units`. */
export const UNITS_RECORD_ID = 'chosen'
/** index.html reads this key before the first paint. */
export const COLOR_SCHEME_KEY = 'color-scheme'
export const CONSENT_KEY = 'provider-consent'
/** Prefix of the id of a submission. */
export const UNSENT_PREFIX = 'unsent-'

/** In session storage; prefix of the path of a list. */
export const CATEGORY_KEY = 'category:'
export const SCROLL_KEY = 'scroll-positions'
