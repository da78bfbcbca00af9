import { BASE } from '../../addresses/base.ts'
import { STORAGE_KEYS } from '../../storage/keys.ts'
import { writeItem } from '../../storage/webStorage.ts'

/** Also true if storage is blocked: otherwise the popup would open on every page. */
export function wasPopupSeen(): boolean {
  try {
    return localStorage.getItem(BASE + STORAGE_KEYS.popupSeen) !== null
  } catch {
    return true
  }
}

export function markPopupSeen(): void {
  writeItem(STORAGE_KEYS.popupSeen, 'true')
}
