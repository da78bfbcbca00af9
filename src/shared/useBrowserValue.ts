import { useSyncExternalStore } from 'react'

const never = () => () => {}

type Plain = string | number | boolean | null | undefined

/** False while prerendering and hydrating: prerendered markup cannot depend on URL or storage. */
export function useHydrated(): boolean {
  return useBrowserValue<boolean>(true, false)
}

/**
 * Returns `prerendered` while prerendering and hydrating, then `value`.
 * After hydration, components render again only if their value differs.
 */
export function useBrowserValue<Value extends Plain>(value: Value, prerendered: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  )
}
