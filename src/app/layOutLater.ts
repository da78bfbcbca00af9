/**
 * The parts of a prerendered page that the first paint leaves out while they are off the screen; the
 * same as in src/theme/global.css, where they have `content-visibility`.
 */
const LATER = 'section, footer, article:nth-of-type(n + 5)'

/** What asks for places in the page, which have to be right from here on. */
const ASKING = ['popstate', 'pointerdown', 'keydown', 'beforeprint'] as const

/** Lays out what the first paint has left out, a part at a time, so that the visitor can go on. */
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
      // Now, so that the time it takes is known.
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
