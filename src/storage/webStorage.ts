import { BASE } from '../addresses/base.ts'
import { asList, parseJson } from '../shared/checkJson.ts'
import { liveValue } from '../shared/liveValue.ts'
import { keyOf, type StoreName } from './keys.ts'

type Area = 'localStorage' | 'sessionStorage'

export function readItem(key: string, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(BASE + key)
  } catch {
    return null
  }
}

/** Null removes the text. @returns false if storage is blocked or full */
export function writeItem(key: string, text: string | null, area: Area = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[area].removeItem(BASE + key)
    else globalThis[area].setItem(BASE + key, text)
    return true
  } catch {
    return false
  }
}

export function keysAfter(prefix: string): string[] {
  const stored = BASE + prefix
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(stored))
    return keys.map((key) => key.slice(stored.length))
  } catch {
    return []
  }
}

const changedKey = liveValue<string | null>('')
globalThis.addEventListener?.('storage', ({ key }) => {
  // Ignores keys of other sites on the same domain.
  if (key === null || key.startsWith(BASE)) changedKey.set(key && key.slice(BASE.length))
})

/** Reports changed records to this tab; other tabs get the browser's `storage` event. */
export function announceChange(store: StoreName): void {
  changedKey.set(keyOf(store, ''))
}

/** Follows keys that this or another tab changes; null if the whole storage was cleared. */
export function followChanges(report: (key: string | null) => void): () => void {
  return changedKey.subscribe(() => report(changedKey.read()))
}

export function readStoredList(key: string): unknown[] {
  return asList(parseJson(readItem(key)))
}

/** @returns false if storage is blocked or full */
export function appendToStoredList(key: string, entry: unknown): boolean {
  return writeItem(key, JSON.stringify([...readStoredList(key), entry]))
}
