/** How long the page may take to grow, in milliseconds. */
const PATIENCE = 5000

/** Show that the reader goes elsewhere. */
const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to where the page was left. While it is too short, tries again as it grows, unless the reader
 * scrolls first.
 *
 * @param top in CSS pixels
 */
export function restoreScroll(top: number, signal: AbortSignal): void {
  const { dataset } = document.documentElement
  const done = new AbortController()
  const finish = () => done.abort()
  dataset.restoringScroll = ''
  done.signal.addEventListener('abort', () => afterLayout(() => delete dataset.restoringScroll))
  signal.addEventListener('abort', finish, { signal: done.signal })
  for (const type of READER_EVENTS) {
    window.addEventListener(type, finish, { signal: done.signal, passive: true })
  }
  const timer = setTimeout(finish, PATIENCE)
  const observer = new ResizeObserver(scroll)
  done.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })

  function scroll() {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) <= 1) finish()
  }
  scroll()
  if (!done.signal.aborted) observer.observe(document.body)
}

export function isRestoring(): boolean {
  return 'restoringScroll' in document.documentElement.dataset
}

/** The browser has noted the heights by then. */
function afterLayout(call: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(call))
}
