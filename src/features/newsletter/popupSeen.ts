import { STORAGE_KEYS } from '../../storage/keys.ts'
import { writeText } from '../../storage/storedText.ts'

/** True where nothing can be remembered. */
export function wasPopupSeen(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.popupSeen) !== null
  } catch {
    return true
  }
}

export function markPopupSeen(): void {
  writeText(STORAGE_KEYS.popupSeen, 'true')
}
