/** Where the visitor's own data stands in the browser. */
export const STORAGE_KEYS = {
  subscribers: 'newsletter-subscribers',
  submissions: 'contact-submissions',
  popupSeen: 'newsletter-popup-seen',
  searchKey: 'search-key',
} as const

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
 * of its own first, so that nothing is overwritten.
 *
 * @returns whether it was stored; false when storage is blocked or full
 */
export function appendToStoredList(key: string, entry: unknown): boolean {
  try {
    const stored = localStorage.getItem(key)
    const list = parseList(stored)
    if (stored !== null && list === null) localStorage.setItem(`${key}-set-aside`, stored)
    localStorage.setItem(key, JSON.stringify([...(list ?? []), entry]))
    return true
  } catch {
    return false
  }
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
