import { NavigationType, useNavigationType } from 'react-router-dom'
import { useBrowserValue } from '../../shared/useBrowserValue.ts'

/** Whether to render the whole page at once: while hydrating and after Back. */
export function useRendersWholePage(): boolean {
  return useBrowserValue(useNavigationType() === NavigationType.Pop, true)
}
