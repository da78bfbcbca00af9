import { BASE } from '../../addresses/base.ts'
import { STORAGE_KEYS } from '../../storage/keys.ts'
import { writeText } from '../../storage/storedText.ts'

/** True if storage is refused: else the popup would come on every page. */
export function wasPopupSeen(): boolean {
  try {
    return localStorage.getItem(BASE + STORAGE_KEYS.popupSeen) !== null
  } catch {
    return true
  }
}

export function markPopupSeen(): void {
  writeText(STORAGE_KEYS.popupSeen, 'true')
}
