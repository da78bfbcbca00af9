import { pagePath } from '../site/paths.ts'
import { SESSION_KEYS, writeSession } from '../site/session.ts'

/** Remembers the category in the address of a list for the links back to it. */
export function rememberCategory({ pathname, search }: Location): void {
  const category = new URLSearchParams(search).get('category')
  writeSession(SESSION_KEYS.category + pagePath(pathname), category)
}
