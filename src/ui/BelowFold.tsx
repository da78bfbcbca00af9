import { type ReactNode, useDeferredValue } from 'react'
import classes from './BelowFold.module.css'
import { useIsWhole } from './useIsWhole.ts'

/** What stands below the first screen of a page, and is drawn right after it where that is sooner. */
export function BelowFold({ children }: { children: ReactNode }) {
  const isDrawn = useDeferredValue(true, useIsWhole())
  return isDrawn ? children : <div className={classes.room} />
}
