/** All names under which the site stores something; the privacy page names those used by default. */

/** Lists, marks, and the prefixes of the keys of records (see deviceStore.ts). */
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

/** The id of the one record of `units`. */
export const UNITS_RECORD_ID = 'chosen'
/** index.html reads this before the first paint. */
export const COLOR_SCHEME_KEY = 'color-scheme'
export const CONSENT_KEY = 'provider-consent'
/** The id of a submission follows. */
export const UNSENT_PREFIX = 'unsent-'

/** In session storage; the path of a list follows. */
export const CATEGORY_KEY = 'category:'
export const SCROLL_KEY = 'scroll-positions'
