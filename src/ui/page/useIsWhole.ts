import { NavigationType, useNavigationType } from 'react-router-dom'
import { useHydrated } from '../useHydrated.ts'

/**
 * Whether to render a whole page at once: when hydrating, and after Back, which leads to a place in it.
 * A followed link shows the top first.
 */
export function useIsWhole(): boolean {
  const isHydrated = useHydrated()
  return useNavigationType() === NavigationType.Pop || !isHydrated
}
