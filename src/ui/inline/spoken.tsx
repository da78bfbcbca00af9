import type { ReactNode } from 'react'

/** Words for those who hear a page and do not see what they say. */
export function spoken(words: ReactNode) {
  return <span className="visually-hidden">{words}</span>
}
