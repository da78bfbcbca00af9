import { categoryPath } from '../../addresses/paths.ts'
import { CATEGORY_KEY, readSession } from '../../storage/session.ts'

/** With the category chosen last; see scrollRestoration.ts. */
export function listAddress(list: string): string {
  const category = readSession(CATEGORY_KEY + list)
  return category === null ? list : categoryPath(list, category)
}
