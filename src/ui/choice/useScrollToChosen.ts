import { useEffect, useRef } from 'react'

export function useScrollToChosen(chosen: number) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const item = row.current?.querySelectorAll('button')[chosen]
    if (item) showInMiddle(item)
  }, [chosen])
  return row
}

/** `scrollIntoView` would scroll the page, too. */
function showInMiddle(item: Element) {
  const row = item.parentElement
  if (!row) return
  const { left, width } = item.getBoundingClientRect()
  const frame = row.getBoundingClientRect()
  row.scrollLeft += left + width / 2 - (frame.left + frame.width / 2)
}
