import { type ReactNode, useDeferredValue } from 'react'
import classes from './BelowFold.module.css'
import { useIsWhole } from './useIsWhole.ts'

/** Rendered right after the first screen where that is sooner. */
export function BelowFold({ children }: { children: ReactNode }) {
  const isDrawn = useDeferredValue(true, useIsWhole())
  return isDrawn ? children : <div className={classes.room} />
}
