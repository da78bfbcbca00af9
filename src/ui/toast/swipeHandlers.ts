import type { PointerEvent } from 'react'

/** CSS pixels from which on a dragged element leaves. */
const SWIPE_THRESHOLD = 50

/** Parts that are pressed or selected rather than dragged. */
const UNMOVED = 'button, [data-selectable]'

/** Handlers that let an element follow a finger sideways, and leave from the threshold on. */
export function swipeHandlers(leave: () => void) {
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
      // Lets it follow a finger that has left it.
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
