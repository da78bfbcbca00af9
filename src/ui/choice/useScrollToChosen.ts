import { useEffect, useRef } from 'react'

/** Scrolls a row sideways to its chosen button; `scrollIntoView` would scroll the page, too. */
export function useScrollToChosen(chosen: number) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = row.current
    const button = frame?.children[chosen]
    if (!frame || !button) return
    const { left, width } = button.getBoundingClientRect()
    const visible = frame.getBoundingClientRect()
    frame.scrollLeft += left + width / 2 - (visible.left + visible.width / 2)
  }, [chosen])
  return row
}
