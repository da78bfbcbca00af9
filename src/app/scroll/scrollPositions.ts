/** Scroll positions by the `key` of the history state, which the router or this module sets. */
import { asList, isRecord, parseJson } from '../../shared/checkJson.ts'
import { SCROLL_KEY } from '../../storage/keys.ts'
import { readItem, writeItem } from '../../storage/webStorage.ts'
import { isRestoring } from './restoreScroll.ts'

export interface ScrollPosition {
  top: number
  /** The `href` attribute of the last focused link. */
  link: string | null
}

const MAX_STORED = 50

let positions: Map<string, ScrollPosition> | null = null
let currentPosition: ScrollPosition = { top: 0, link: null }

/** Records the current history entry. New pages start at 0: reading `scrollY` forces a layout. */
export function openPosition(isNewPage: boolean): ScrollPosition | undefined {
  positions ??= readPositions()
  const key = historyEntryKey()
  const recorded = positions.get(key)
  // While a page loads, its entry holds the position of the previous page.
  const saved = recorded === currentPosition ? undefined : recorded
  currentPosition = { top: isNewPage ? 0 : window.scrollY, link: null, ...saved }
  positions.delete(key)
  positions.set(key, currentPosition)
  return saved
}

function historyEntryKey(): string {
  const key: unknown = history.state?.key
  if (typeof key === 'string') return key
  const newKey = Math.random().toString(36).slice(2)
  history.replaceState({ ...history.state, key: newKey }, '')
  return newKey
}

/** Records scroll and focus. Browsers restore only after reloads; after Back they are too early. */
export function recordPositions(): void {
  history.scrollRestoration = 'manual'
  window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
  window.addEventListener('pagehide', leaveDocument)
  window.addEventListener('scroll', recordScroll, { passive: true })
  document.addEventListener('focusin', recordFocus)
}

function recordScroll() {
  if (!isRestoring()) currentPosition.top = window.scrollY
}

function recordFocus({ target }: FocusEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  currentPosition.link = link?.getAttribute('href') ?? null
}

function leaveDocument() {
  history.scrollRestoration = 'auto'
  const latest = [...(positions ?? [])].slice(-MAX_STORED)
  writeItem(SCROLL_KEY, JSON.stringify(latest), 'sessionStorage')
}

function readPositions(): Map<string, ScrollPosition> {
  const stored = parseJson(readItem(SCROLL_KEY, 'sessionStorage'))
  return new Map(asList(stored).filter(isPositionEntry))
}

function isPositionEntry(entry: unknown): entry is [key: string, ScrollPosition] {
  const [key, position] = asList(entry)
  if (typeof key !== 'string' || !isRecord(position)) return false
  const { top, link } = position
  return typeof top === 'number' && (link === null || typeof link === 'string')
}
