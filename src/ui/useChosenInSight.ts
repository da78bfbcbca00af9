import { useEffect, useRef } from 'react'

/** In pixels: shows a bit of the neighbour. */
const MARGIN = 28

/** A ref for a row: scrolls the chosen item into sight. */
export function useChosenInSight(chosen: string) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const items = row.current?.querySelectorAll('button') ?? []
    for (const item of items) if (item.textContent === chosen) showInRow(item)
  }, [chosen])
  return row
}

function showInRow(item: Element) {
  const row = item.parentElement
  if (!row) return
  const { left, right } = item.getBoundingClientRect()
  const frame = row.getBoundingClientRect()
  const hiddenLeft = frame.left + MARGIN - left
  const hiddenRight = right - frame.right + MARGIN
  if (hiddenLeft > 0) row.scrollLeft -= hiddenLeft
  else if (hiddenRight > 0) row.scrollLeft += hiddenRight
}
