import { useEffect, useRef } from 'react'

export function useScrollToChosen(chosen: string) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const items = row.current?.querySelectorAll('button') ?? []
    for (const item of items) if (item.textContent === chosen) showInMiddle(item)
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
