import { categoryPath } from './paths.ts'
import { readSession, SESSION_KEYS } from './session.ts'

/** The address of a list, with the category that was chosen last; see rememberCategory.ts. */
export function listAddress(list: string): string {
  const category = readSession(SESSION_KEYS.category + list)
  return category === null ? list : categoryPath(list, category)
}
