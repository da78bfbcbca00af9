import { categoryPath } from '../../addresses/paths.ts'
import { CATEGORY_KEY } from '../../storage/keys.ts'
import { readText } from '../../storage/storedText.ts'

/** With the category chosen last; see scrollRestoration.ts. */
export function listAddress(list: string): string {
  const category = readText(CATEGORY_KEY + list, 'sessionStorage')
  return category === null ? list : categoryPath(list, category)
}
