import { type RefObject, useEffect } from 'react'
import { isSearchKeyOn } from '../../storage/searchKey.ts'

/** The key / focuses the search box of the page, or else this one. */
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
  event.preventDefault()
  box?.focus()
  box?.select()
}

/** On some keyboards / needs Shift. */
function asksForSearch({ key, altKey, ctrlKey, metaKey, target, defaultPrevented }: KeyboardEvent) {
  if (key !== '/' || altKey || ctrlKey || metaKey || defaultPrevented) return false
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  return !isTyping && document.querySelector('[role="dialog"]') === null && isSearchKeyOn()
}
