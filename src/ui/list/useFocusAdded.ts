import { useEffect, useRef } from 'react'

/** Focuses the first link that “Show more” adds. @returns the function to call on that press */
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
