import { useSyncExternalStore } from 'react'
import { showToast } from '../../ui/toast/toast.ts'

export const UNSTORED_NOTE =
  'This browser stores nothing more. Your place is kept until you leave the page.'

const listeners = new Set<() => void>()
let isUnstored = false

/** Reports once per visit. */
export function reportStored(isStored: boolean): void {
  if (isStored || isUnstored) return
  isUnstored = true
  for (const listener of listeners) listener()
  showToast({ title: 'Not saved', message: UNSTORED_NOTE, variant: 'destructive' })
}

export function useUnstored(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isUnstored,
  )
}
