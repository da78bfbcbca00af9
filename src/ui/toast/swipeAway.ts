import type { PointerEvent } from 'react'

/** How far an element must be drawn aside to leave, in CSS pixels. */
export const SWIPE_THRESHOLD = 50

/** What is pressed or selected rather than drawn. */
const UNMOVED = 'button, [data-selectable]'

/** Handlers that let an element follow a finger sideways, and leave from the threshold on. */
export function swipeAway(leave: () => void) {
  let start: number | null = null

  function end(event: PointerEvent<HTMLElement>, distance: number) {
    if (start === null) return
    start = null
    if (distance >= SWIPE_THRESHOLD) leave()
    else event.currentTarget.style.translate = ''
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest(UNMOVED)) return
      start = event.clientX
      // So that it follows a finger that has left it.
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start !== null) event.currentTarget.style.translate = `${event.clientX - start}px`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      end(event, Math.abs(event.clientX - (start ?? event.clientX)))
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      end(event, 0)
    },
  }
}
