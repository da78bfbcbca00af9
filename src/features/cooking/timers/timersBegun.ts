/** Whether there are timers: all that a page knows of them before it loads the rest. */
import { isStored, STORAGE_KEYS } from '../../../storage/storedList.ts'

const listeners = new Set<() => void>()
let haveBegun = false

/** To be called with the first timer of a visit, which a blocked storage may not hold. */
export function showTimers(): void {
  haveBegun = true
  for (const listener of listeners) listener()
}

export function haveTimersBegun(): boolean {
  haveBegun ||= isStored(`${STORAGE_KEYS.timers}:`, true)
  return haveBegun
}

export function subscribeToBeginning(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
