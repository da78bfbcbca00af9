import { useEffect, useRef } from 'react'

/** After a change of path, Back included: to the top, and focus on the new page's heading. */
export function useArrival(path: string): void {
  const previous = useRef(path)
  useEffect(keepPlaceOnReloadOnly, [])
  useEffect(() => {
    if (previous.current === path) return
    previous.current = path
    // Both need the new page's layout: with the next frame, which makes it anyway.
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, 0)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [path])
}

/**
 * After Back the browser would scroll to where the page was left, and do so later than we do. It
 * may when the page is loaded anew.
 */
function keepPlaceOnReloadOnly() {
  const { history } = window
  const controller = new AbortController()
  const { signal } = controller
  history.scrollRestoration = 'manual'
  window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal })
  window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal })
  return () => controller.abort()
}
