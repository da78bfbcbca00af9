/**
 * Keeps an entry in a stored list while other tabs write to the same list.
 *
 * A browser gives each tab a picture of the storage that may be some milliseconds old, so a tab can
 * write a list without the entry that another has just added. Locks do not help against that. What
 * does: the tab that added an entry hears of each later write, and adds it again where it is
 * missing. Until it is sure, a note under a key of the entry's own remembers it, which the next page
 * finds when this one is closed in between. docs/decisions/stored-lists.md has the figures.
 */

/** For how long another tab may still write what it read before, in milliseconds. */
const SURE_AFTER = 1000

const NOTE = '-unconfirmed-'

/**
 * Keeps an entry that was just added to a stored list.
 *
 * @param text the entry as JSON
 * @param restore adds the entry again if the list lacks it; may throw when storage is full
 */
export function keepFromOtherTabs(key: string, text: string, restore: () => void): void {
  const note = key + NOTE + text
  attempt(() => localStorage.setItem(note, ''))
  const controller = new AbortController()
  const check = () => {
    // A list that the visitor has deleted stays deleted.
    if (localStorage.getItem(key) !== null) restore()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) attempt(check)
  }
  window.addEventListener('storage', onStorage, { signal: controller.signal })
  setTimeout(() => {
    controller.abort()
    attempt(() => {
      check()
      localStorage.removeItem(note)
    })
  }, SURE_AFTER)
}

/**
 * Puts back what a page before this one noted and could not confirm.
 *
 * @param restore adds an entry to the list under a key if the list lacks it
 */
export function keepUnconfirmed(restore: (key: string, entry: unknown) => void): void {
  attempt(() => {
    for (const note of Object.keys(localStorage)) {
      const [key = '', text] = split(note)
      if (text === undefined) continue
      const again = () => restore(key, JSON.parse(text))
      attempt(again)
      keepFromOtherTabs(key, text, again)
    }
  })
}

/** The key of the list and the entry that a note is made of. */
function split(note: string): string[] {
  const end = note.indexOf(NOTE)
  return end === -1 ? [] : [note.slice(0, end), note.slice(end + NOTE.length)]
}

/** Storage may be blocked or full; what was stored before then is still there. */
function attempt(work: () => void) {
  try {
    work()
  } catch {
    // The entry was in the list when it was added, and nothing more can be done for it.
  }
}
