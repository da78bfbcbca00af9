/** How long a page may take to get as long as it was, in milliseconds. */
const PATIENCE = 5000

/** What shows that the reader goes elsewhere. */
const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to where the page was left. Where the page is too short as yet, since part of it is still
 * loading, it scrolls as soon as it can, unless the reader is faster.
 *
 * @param top CSS pixels from the top of the page
 * @param signal ends the attempts
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

/** Whether the page is not yet where it was left. */
export function isRestoring(): boolean {
  return 'restoringScroll' in document.documentElement.dataset
}

/** After a frame in which the browser has noted the heights. */
function afterLayout(call: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(call))
}
