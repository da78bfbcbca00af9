/** Empties the browser's storage, and notifies stores as if another tab had done it. */
export function emptyStorage(): void {
  localStorage.clear()
  sessionStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}
