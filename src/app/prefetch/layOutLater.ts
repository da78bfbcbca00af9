/** Parts with `content-visibility` in src/theme/global.css. */
const LATER = 'section, footer, article:nth-of-type(n + 5)'

const ASKING = ['popstate', 'pointerdown', 'keydown', 'beforeprint'] as const

/** Lays out in idle time what the first paint left out. */
export function layOutLater(): void {
  const { dataset } = document.documentElement
  if (dataset.later === undefined) return
  const parts = [...document.querySelectorAll<HTMLElement>(LATER)]
  const waiting = parts.values()

  function finish() {
    delete dataset.later
    for (const part of parts) part.style.contentVisibility = ''
    for (const type of ASKING) window.removeEventListener(type, finish)
  }

  function layOutSome(deadline: IdleDeadline) {
    for (const part of waiting) {
      part.style.contentVisibility = 'visible'
      part.getBoundingClientRect()
      if (deadline.timeRemaining() === 0) {
        requestIdleCallback(layOutSome)
        return
      }
    }
    finish()
  }

  for (const type of ASKING) window.addEventListener(type, finish)
  if ('requestIdleCallback' in window) requestIdleCallback(layOutSome)
  else finish()
}
