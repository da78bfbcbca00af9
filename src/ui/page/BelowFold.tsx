import { type ReactNode, useDeferredValue } from 'react'
import classes from './BelowFold.module.css'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useBrowserValue } from '../../shared/useBrowserValue.ts'

/** Renders its children after the first screen, except while hydrating and after Back. */
export function BelowFold({ children }: { children: ReactNode }) {
  const isDrawn = useDeferredValue(true, useRendersWholePage())
  return isDrawn ? children : <div className={classes.room} />
}

/** Says whether to render the whole page at once: while hydrating and after Back. */
export function useRendersWholePage(): boolean {
  return useBrowserValue(useNavigationType() === NavigationType.Pop, true)
}
