/** Remembers a text until the tab is closed, or with null nothing. */
export function writeSession(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage is full or blocked: it is forgotten.
  }
}
