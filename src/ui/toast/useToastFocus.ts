import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Where the focus goes when a toast leaves that has it: back to where it was before. Mantine's hook
 * of the kind would also take it from what has come to have it since.
 *
 * @param area what toasts appear in
 * @param isShown whether there is one
 */
export function useToastFocus(area: RefObject<HTMLElement | null>, isShown: boolean) {
  const before = useRef<EventTarget>(null)

  function returnFocus() {
    const { activeElement, body } = document
    const isLost = activeElement === body || area.current?.contains(activeElement)
    if (isLost && before.current instanceof HTMLElement) {
      before.current.focus({ preventScroll: true })
    }
    before.current = null
  }
  useEffect(() => {
    if (!isShown) returnFocus()
  })
  function recordFocus({ currentTarget, relatedTarget }: FocusEvent) {
    const isFromOutside = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
    if (isFromOutside) before.current = relatedTarget
  }
  return { recordFocus, returnFocus }
}
