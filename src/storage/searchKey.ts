import { STORAGE_KEYS } from './storedList.ts'

/**
 * Users of voice input must be able to turn the key off:
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html
 */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.searchKey) !== 'off'
  } catch {
    return true
  }
}

/** Where nothing can be stored, the key stays on. */
export function setSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEYS.searchKey)
    else localStorage.setItem(STORAGE_KEYS.searchKey, 'off')
  } catch {
    // Storage is blocked.
  }
}
