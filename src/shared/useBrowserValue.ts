import { useSyncExternalStore } from 'react'

const never = () => () => {}

type Plain = string | number | boolean | null | undefined

/** False while prerendering and hydrating, when the markup cannot know addresses and storage. */
export function useHydrated(): boolean {
  return useBrowserValue<boolean>(true, false)
}

/**
 * Returns `prerendered` while prerendering and hydrating, then `value`.
 * Components whose value stays the same do not render again at the end of hydration.
 */
export function useBrowserValue<Value extends Plain>(value: Value, prerendered: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  )
}
