import { useEffect, useRef } from 'react'

/** Kept free beside what is shown, in pixels, so that its neighbour can be guessed. */
const MARGIN = 28

/** A ref for a row of choices: the one chosen in it, now and later, is scrolled into sight. */
export function useChosenInSight(chosen: string) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const items = row.current?.querySelectorAll('button') ?? []
    for (const item of items) if (item.textContent === chosen) showInRow(item)
  }, [chosen])
  return row
}

/** Scrolls a row sideways, and nothing else, until the whole of an item in it is seen. */
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
