import type { ReactNode } from 'react'

/** Text for screen readers only. */
export function spoken(words: ReactNode) {
  return <span className="visually-hidden">{words}</span>
}
