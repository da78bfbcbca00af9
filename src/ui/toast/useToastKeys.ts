import { notifications } from '@mantine/notifications'
import { type RefObject, useEffect } from 'react'

/** The key of other component libraries, too. */
export const TOAST_KEY = 'F8'

/** While a toast is shown, Escape closes it, and a key moves the focus to its button. */
export function useToastKeys(area: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined
    const controller = new AbortController()
    document.addEventListener('keydown', (event) => answer(event, area.current), {
      signal: controller.signal,
    })
    return () => controller.abort()
  }, [area, isShown])
}

function answer(event: KeyboardEvent, area: HTMLElement | null) {
  const isEscape = event.key === 'Escape' && !event.isComposing
  if (event.defaultPrevented || !(isEscape || event.key === TOAST_KEY)) return
  // Escape is for the dialog.
  if (document.querySelector('[role="dialog"]')) return
  event.preventDefault()
  if (isEscape) notifications.clean()
  else area?.querySelector('button')?.focus()
}
