/**
 * Keeps an entry in a stored list while other tabs write to the same list.
 *
 * A browser gives each tab a picture of the storage that may be some milliseconds old, so a tab can
 * write a list without the entry that another has just added. Locks do not help against that. What
 * does: the tab that added an entry hears of each later write, and adds it again where it is
 * missing. docs/decisions/stored-lists.md has the figures.
 */
import { NOTE, restore } from './storedList.ts'

/** For how long another tab may still write what it read before, in milliseconds. */
const SURE_AFTER = 1000

/** The notes that this page looks after. */
const kept = new Set<string>()

/** Puts back the entries with a note that their lists lack, now and until they are sure to stay. */
export function keepNoted(): void {
  for (const note of Object.keys(localStorage)) {
    const end = note.indexOf(NOTE)
    if (end === -1 || kept.has(note)) continue
    kept.add(note)
    keep(note, note.slice(0, end), note.slice(end + NOTE.length))
  }
}

/** Keeps an entry, given as JSON, in the list under a key. */
function keep(note: string, key: string, text: string) {
  const controller = new AbortController()
  const check = () => {
    // A list that the visitor has deleted stays deleted.
    if (localStorage.getItem(key) !== null) restore(key, JSON.parse(text))
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) attempt(check)
  }
  attempt(check)
  window.addEventListener('storage', onStorage, { signal: controller.signal })
  setTimeout(() => {
    controller.abort()
    kept.delete(note)
    attempt(() => {
      check()
      localStorage.removeItem(note)
    })
  }, SURE_AFTER)
}

/** Storage may be blocked or full by now. */
function attempt(work: () => void) {
  try {
    work()
  } catch {
    // The note stays, and the next page tries again.
  }
}
