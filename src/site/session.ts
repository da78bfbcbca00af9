/** What is remembered until the tab is closed; the privacy page names each of them. */
export const SESSION_KEYS = {
  scroll: 'scroll-positions',
  /** Followed by the path of a list. */
  category: 'category:',
} as const

/** The text under a key, or null; null as well where nothing can be stored. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers a text, or with null nothing; where nothing can be stored, nothing happens. */
export function writeSession(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage is full or blocked: it is forgotten.
  }
}
