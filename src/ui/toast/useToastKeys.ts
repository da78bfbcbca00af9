import { notifications } from '@mantine/notifications'
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/** The key of other component libraries, too. */
export const TOAST_KEY = 'F8'

/** While a toast is shown, Escape closes it, and a key moves the focus to its button. */
export function useToastKeys(area: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined
    function onKeyDown(event: KeyboardEvent) {
      const isEscape = event.key === 'Escape' && !event.isComposing
      if (event.defaultPrevented || !(isEscape || event.key === TOAST_KEY)) return
      // Escape is for the dialog.
      if (document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      if (isEscape) notifications.clean()
      else area.current?.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [area, isShown])
}

/** Returns the focus of a leaving toast; `useFocusReturn` would take it from what has it since. */
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
