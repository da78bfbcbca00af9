import { categoryPath } from '../addresses/paths.ts'
import { CATEGORY_KEY, readSession } from '../storage/session.ts'

/** The address of a list, with the category that was chosen last; scrollRestoration.ts remembers it. */
export function listAddress(list: string): string {
  const category = readSession(CATEGORY_KEY + list)
  return category === null ? list : categoryPath(list, category)
}
