import { NavigationType, useNavigationType } from 'react-router-dom'
import { useHydrated } from '../useHydrated.ts'

/** Whether to render all at once: hydrating, and after Back. A followed link shows the top first. */
export function useIsWhole(): boolean {
  const isHydrated = useHydrated()
  return useNavigationType() === NavigationType.Pop || !isHydrated
}
