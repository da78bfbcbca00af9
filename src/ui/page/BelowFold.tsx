import { type ReactNode, useDeferredValue } from 'react'
import classes from './BelowFold.module.css'
import { useRendersWholePage } from './useRendersWholePage.ts'

/** Renders its children after the first screen, unless the page hydrates or is restored. */
export function BelowFold({ children }: { children: ReactNode }) {
  const isDrawn = useDeferredValue(true, useRendersWholePage())
  return isDrawn ? children : <div className={classes.room} />
}
