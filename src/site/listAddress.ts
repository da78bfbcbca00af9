import { categoryPath } from './paths.ts'
import { readSession, SESSION_KEYS, writeSession } from './session.ts'

/**
 * Remembers, until the tab is closed, the category that was chosen last in a list.
 * @param category null for all of them
 */
export function rememberCategory(list: string, category: string | null): void {
  writeSession(SESSION_KEYS.category + list, category)
}

/** The address of a list, with the category that was chosen last. */
export function listAddress(list: string): string {
  const category = readSession(SESSION_KEYS.category + list)
  return category === null ? list : categoryPath(list, category)
}
