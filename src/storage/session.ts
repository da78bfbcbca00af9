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
