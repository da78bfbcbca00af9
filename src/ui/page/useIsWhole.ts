import { NavigationType, useNavigationType } from 'react-router-dom'
import { useHydrated } from '../../loading/useHydrated.ts'

/** True while hydrating and after Back; a followed link renders the top first. */
export function useIsWhole(): boolean {
  const isHydrated = useHydrated()
  return useNavigationType() === NavigationType.Pop || !isHydrated
}
