import { pagePath } from '../addresses/paths.ts'
import { CATEGORY_KEY } from '../storage/session.ts'
import { writeSession } from './writeSession.ts'

/** Remembers the category in the address of a list for the links back to it. */
export function rememberCategory({ pathname, search }: Location): void {
  const category = new URLSearchParams(search).get('category')
  writeSession(CATEGORY_KEY + pagePath(pathname), category)
}
