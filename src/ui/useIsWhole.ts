import { NavigationType, useNavigationType } from 'react-router-dom'
import { useHydrated } from './useHydrated.ts'

/**
 * Whether a page has to be drawn as a whole from the beginning: as it was prerendered, and after Back,
 * which leads to a place in it. A visitor who follows a link sees the top of the next page first.
 */
export function useIsWhole(): boolean {
  const isHydrated = useHydrated()
  return useNavigationType() === NavigationType.Pop || !isHydrated
}
