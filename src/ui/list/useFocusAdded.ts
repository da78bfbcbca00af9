import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the first of the links that a press of “Show more” adds.
 * @returns what notes such a press
 */
export function useFocusAdded(shown: number, links: () => ArrayLike<HTMLElement> | undefined) {
  const firstAdded = useRef<number | null>(null)
  useEffect(() => {
    if (firstAdded.current === null || shown <= firstAdded.current) return
    links()?.[firstAdded.current]?.focus()
    firstAdded.current = null
  })
  return () => {
    firstAdded.current = shown
  }
}
