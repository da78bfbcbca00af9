import { useSyncExternalStore } from 'react'
import { liveValue } from '../../storage/liveValue.ts'
import { showToast } from '../../ui/toast/toast.ts'

export const UNSTORED_NOTE =
  'This browser stores nothing more. Your place is kept until you leave the page.'

const unstored = liveValue(false)

/** Reports once per visit. */
export function reportStored(isStored: boolean): void {
  if (isStored || unstored.read()) return
  unstored.set(true)
  showToast({ title: 'Not saved', message: UNSTORED_NOTE, variant: 'destructive' })
}

/** Whether something could not be stored in this visit. */
export function useUnstored(): boolean {
  return useSyncExternalStore(unstored.subscribe, unstored.read)
}
