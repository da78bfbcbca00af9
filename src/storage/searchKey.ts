import { STORAGE_KEYS } from './storedList.ts'

/**
 * Whether the key / leads to the search box. Users of voice input must be able to turn such a
 * key off: https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html
 */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.searchKey) !== 'off'
  } catch {
    return true
  }
}

/** Remembers the choice; where nothing can be stored, the key stays on. */
export function setSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEYS.searchKey)
    else localStorage.setItem(STORAGE_KEYS.searchKey, 'off')
  } catch {
    // The key stays as it is.
  }
}
