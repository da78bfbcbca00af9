/** Followed by the path of a list; named on the privacy page. */
export const CATEGORY_KEY = 'category:'

/** Null also where storage is blocked. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text until the tab is closed; null removes it. */
export function writeSession(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage is blocked or full.
  }
}
