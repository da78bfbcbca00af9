import { type RefObject, useEffect } from 'react'
import { isSearchKeyOn } from '../../storage/searchKey.ts'

/** Lets the key / lead to the box of the search page, or to this one on every other page. */
export function useSearchKey(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('keydown', (event) => answer(event, box.current), { signal })
    return () => controller.abort()
  }, [box])
}

function answer(event: KeyboardEvent, headerBox: HTMLInputElement | null) {
  if (!asksForSearch(event)) return
  const pageBox = document.querySelector<HTMLInputElement>('main input[type="search"]')
  const box = pageBox ?? headerBox
  // Or it would be typed into the box.
  event.preventDefault()
  box?.focus()
  box?.select()
}

/** Some keyboards have / behind Shift, so that one is no sign of another meaning. */
function asksForSearch({ key, altKey, ctrlKey, metaKey, target, defaultPrevented }: KeyboardEvent) {
  if (key !== '/' || altKey || ctrlKey || metaKey || defaultPrevented) return false
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  return !isTyping && document.querySelector('[role="dialog"]') === null && isSearchKeyOn()
}
