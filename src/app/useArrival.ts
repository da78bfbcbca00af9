import { useEffect, useRef } from 'react'

/** After a change of path: back to the top, and focus on the new page's heading. */
export function useArrival(path: string): void {
  const previous = useRef(path)
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
