import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while prerendering and during hydration, true right after. What depends on the browser's
 * address or storage waits for it, so that the first render equals the prerendered markup.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
