const GROWTH_TIMEOUT_MS = 5000

const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Scrolls to `top`, and again while a short page grows, until the reader scrolls. */
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
  const timer = setTimeout(finish, GROWTH_TIMEOUT_MS)
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

/** Calls back after two frames, when `content-visibility` has stored the heights. */
function afterLayout(call: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(call))
}
