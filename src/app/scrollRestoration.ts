/** What pages load, once they answer, to restore scroll positions and to lead to parts of pages. */
import { pagePath } from '../addresses/paths.ts'
import { settings } from '../settings/settings.ts'
import { CATEGORY_KEY } from '../storage/session.ts'
import { focusLink, showTarget } from './focusTarget.ts'
import { restoreScroll } from './restoreScroll.ts'
import { openPosition, recordPositions, type ScrollPosition } from './scrollPositions.ts'
import { writeSession } from './writeSession.ts'

/**
 * To be called when a navigation has arrived: from here on, what is recorded is of its entry.
 *
 * @param isNewPage whether the navigation has put a page in place of another
 * @returns the position that the entry was left at, if it was left before
 */
export function openEntry(isNewPage: boolean): ScrollPosition | undefined {
  rememberCategory(window.location)
  return openPosition(isNewPage)
}

/**
 * Begins to record positions. The browser restores that of a page it reloads; where it does not,
 * since the page was not the last of its document, it is restored here.
 */
export function startScrollRestoration(): void {
  const isRestored = history.scrollRestoration === 'auto' || window.scrollY > 0
  const saved = openEntry(false)
  recordPositions()
  if (!saved || isRestored || settings.scrollOnBack === 'top') return
  restoreScroll(saved.top, new AbortController().signal)
}

interface Arrival {
  /** The position that the entry of the history was left at, if it was. */
  saved: ScrollPosition | undefined
  isNewPath: boolean
  /** Of the address. */
  hash: string
  /** Ends what waits for more of the page. */
  signal: AbortSignal
}

/** Shows the place in the page that a navigation leads to, if that is not the top of a page. */
export function showPlace({ saved, isNewPath, hash, signal }: Arrival) {
  if (saved && settings.scrollOnBack === 'restore') {
    restoreScroll(saved.top, signal)
    const hasFocus = isNewPath && saved.link !== null && focusLink(saved.link)
    return { hasScrolled: true, hasFocus }
  }
  const isTarget = isNewPath && showTarget(hash)
  return { hasScrolled: isTarget, hasFocus: isTarget }
}

/** Remembers the category in the address of a list for the links back to it. */
function rememberCategory({ pathname, search }: Location): void {
  const category = new URLSearchParams(search).get('category')
  writeSession(CATEGORY_KEY + pagePath(pathname), category)
}
