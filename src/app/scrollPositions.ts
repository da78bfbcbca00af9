/**
 * Where the reader was in each entry of the browser's history. An entry is known by the `key` of its
 * state, which the router writes; an entry that the router did not write is given one. The positions
 * outlive the document, for Back after a reload, and end with the tab.
 */
import { readSession } from '../storage/session.ts'
import { isRestoring } from './restoreScroll.ts'
import { writeSession } from './writeSession.ts'

export interface ScrollPosition {
  /** CSS pixels from the top of the page. */
  top: number
  /** The `href` of the link that had the focus last, as its attribute has it. */
  link: string | null
}

const STORAGE_KEY = 'scroll-positions'

/** How many entries are remembered from one document to the next. */
const MOST_STORED = 50

let positions: Map<string, ScrollPosition> | null = null
let current: ScrollPosition = { top: 0, link: null }

/**
 * Records positions for the entry of the history that is shown now.
 *
 * @param isNewPage whether a page was just put in place of another, which begins at its top; to ask
 * the browser where it is would have all of it laid out once more
 * @returns the position it was left at, if it was left before
 */
export function openPosition(isNewPage: boolean): ScrollPosition | undefined {
  positions ??= readPositions()
  const key = entryKey()
  const known = positions.get(key)
  // What is recorded of the entry that is open was of the page before, when this one arrives late.
  const saved = known === current ? undefined : known
  current = { top: isNewPage ? 0 : window.scrollY, link: null, ...saved }
  // The last to be opened is the last to be forgotten.
  positions.delete(key)
  positions.set(key, current)
  return saved
}

function entryKey(): string {
  const key: unknown = history.state?.key
  if (typeof key === 'string') return key
  const newKey = Math.random().toString(36).slice(2)
  history.replaceState({ ...history.state, key: newKey }, '')
  return newKey
}

/**
 * Follows scrolling and focus, and keeps the browser from restoring positions within a document,
 * which it would do before the page is there. Of a reload it knows more than we do.
 */
export function recordPositions(): void {
  history.scrollRestoration = 'manual'
  window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
  window.addEventListener('pagehide', leaveDocument)
  window.addEventListener('scroll', recordScroll, { passive: true })
  document.addEventListener('focusin', recordFocus)
}

function recordScroll() {
  if (!isRestoring()) current.top = window.scrollY
}

function recordFocus({ target }: FocusEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  current.link = link?.getAttribute('href') ?? null
}

function leaveDocument() {
  history.scrollRestoration = 'auto'
  writeSession(STORAGE_KEY, JSON.stringify([...(positions ?? [])].slice(-MOST_STORED)))
}

function readPositions(): Map<string, ScrollPosition> {
  const stored = readSession(STORAGE_KEY)
  return new Map<string, ScrollPosition>(stored === null ? [] : JSON.parse(stored))
}
