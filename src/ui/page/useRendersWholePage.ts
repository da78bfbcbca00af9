import { NavigationType, useNavigationType } from 'react-router-dom'
import { useHydrated } from '../../shared/useHydrated.ts'

/** Whether to render the whole page at once: while hydrating and after Back. */
export function useRendersWholePage(): boolean {
  const isHydrated = useHydrated()
  return useNavigationType() === NavigationType.Pop || !isHydrated
}
