import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while prerendering and hydrating, when addresses and storage are unknown to the markup. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
