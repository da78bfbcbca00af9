/** Followed by the path of a list: the key of its category. The privacy page names the keys. */
export const CATEGORY_KEY = 'category:'

/** What is remembered until the tab is closed; null as well where nothing can be stored. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
