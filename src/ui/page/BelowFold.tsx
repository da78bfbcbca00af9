import { type ReactNode, useDeferredValue } from 'react'
import classes from './BelowFold.module.css'
import { useIsWhole } from './useIsWhole.ts'

/** Renders its children after the first screen, unless the page hydrates or is restored. */
export function BelowFold({ children }: { children: ReactNode }) {
  const isDrawn = useDeferredValue(true, useIsWhole())
  return isDrawn ? children : <div className={classes.room} />
}
