import { STORAGE_KEYS } from './storedList.ts'
import { readText, writeText } from './storedText.ts'

/**
 * Users of voice input must be able to turn the key off:
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html
 */
export function isSearchKeyOn(): boolean {
  return readText(STORAGE_KEYS.searchKey) !== 'off'
}

export function setSearchKey(isOn: boolean): void {
  writeText(STORAGE_KEYS.searchKey, isOn ? null : 'off')
}
