import { STORAGE_KEYS } from '../../storage/storedList.ts'

/** Whether the popup was closed or answered before; true where nothing can be remembered. */
export function wasPopupSeen(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.popupSeen) !== null
  } catch {
    return true
  }
}

export function markPopupSeen(): void {
  try {
    localStorage.setItem(STORAGE_KEYS.popupSeen, 'true')
  } catch {
    // Storage is full or blocked: the popup may come again at the next visit.
  }
}
