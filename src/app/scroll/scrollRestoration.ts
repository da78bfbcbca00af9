/** Restores scroll positions and scrolls to hashes; loaded after hydration. */
import { withoutBase } from '../../addresses/base.ts'
import { pagePath } from '../../addresses/paths.ts'
import { decodeAddress } from '../../shared/decodeAddress.ts'
import { settings } from '../../settings/settings.ts'
import { CATEGORY_KEY } from '../../storage/keys.ts'
import { writeItem } from '../../storage/webStorage.ts'
import { restoreScroll } from './restoreScroll.ts'
import { openPosition, recordPositions, type ScrollPosition } from './scrollPositions.ts'

/** Must be called after each navigation. @returns the saved position of the history entry */
export function openEntry(isNewPage: boolean): ScrollPosition | undefined {
  rememberCategory(window.location)
  return openPosition(isNewPage)
}

/** Restores the first page, unless the browser has done so after a reload. */
export function startScrollRestoration(): void {
  const isRestored = history.scrollRestoration === 'auto' || window.scrollY > 0
  const saved = openEntry(false)
  recordPositions()
  if (!saved || isRestored || settings.scrollOnBack === 'top') return
  restoreScroll(saved.top, new AbortController().signal)
}

interface Arrival {
  saved: ScrollPosition | undefined
  isNewPath: boolean
  hash: string
  signal: AbortSignal
}

export function scrollToTarget({ saved, isNewPath, hash, signal }: Arrival) {
  if (saved && settings.scrollOnBack === 'restore') {
    restoreScroll(saved.top, signal)
    const hasFocus = isNewPath && saved.link !== null && focusLink(saved.link)
    return { hasScrolled: true, hasFocus }
  }
  const isTarget = isNewPath && showTarget(hash)
  return { hasScrolled: isTarget, hasFocus: isTarget }
}

/** Stores the category of a list, so that links back to the list open it. */
function rememberCategory({ pathname, search }: Location): void {
  const category = new URLSearchParams(search).get('category')
  writeItem(CATEGORY_KEY + pagePath(withoutBase(pathname) ?? pathname), category, 'sessionStorage')
}

/** Focuses a visible link to this address. @returns whether there is one */
export function focusLink(href: string): boolean {
  const links = document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
  const link = [...links].find(isInView)
  link?.focus({ preventScroll: true })
  return link !== undefined
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < window.innerHeight
}

/** Scrolls to the target of a hash and focuses it. @returns whether there is one */
export function showTarget(hash: string): boolean {
  const target = document.getElementById(decodeAddress(hash.slice(1)))
  if (!target) return false
  target.scrollIntoView()
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return true
}
