import { STORAGE_KEYS } from '../../storage/storedList.ts'

/** True where nothing can be remembered. */
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
    // The popup may come again.
  }
}
