import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { pagePath } from '../addresses/paths.ts'
import { loadScrollRestoration, scrollRestoration } from './lazyModules.ts'

/**
 * Scroll and focus after a navigation. A link leads to the top of the new page, or to the part that
 * its hash names. Back and Forward restore the position that the entry of the history was left at,
 * and the focus on the link that was followed there, unless the settings say otherwise.
 *
 * @param path of the page that is shown, which is the one before while the next is loading
 */
export function useScrollAndFocus(path: string): void {
  const location = useLocation()
  const isShown = pagePath(location.pathname) === path
  const previous = useRef<string>(null)

  // Before the next frame: a scroll event of the new page must not count for the one before.
  useLayoutEffect(() => {
    if (!isShown) return undefined
    const isNewPath = previous.current !== null && previous.current !== path
    previous.current = path
    const late = scrollRestoration()
    const saved = late?.openEntry(isNewPath)
    const controller = new AbortController()
    // All of it needs the new page's layout: with the next frame, which makes it anyway.
    const frame = requestAnimationFrame(() => {
      const options = { saved, isNewPath, hash: location.hash, signal: controller.signal }
      const { hasScrolled, hasFocus } = late?.showPlace(options) ?? {}
      if (isNewPath && !hasScrolled) window.scrollTo(0, 0)
      if (isNewPath && !hasFocus) focusHeading()
      if (isNewPath && !late && location.hash) void showPart(location.hash, controller.signal)
    })
    return () => {
      cancelAnimationFrame(frame)
      controller.abort()
    }
  }, [location, path, isShown])
}

/** Shows a part of the page when the code for that arrives later than the page. */
async function showPart(hash: string, signal: AbortSignal): Promise<void> {
  await loadScrollRestoration()
  if (signal.aborted) return
  scrollRestoration()?.showPlace({ saved: undefined, isNewPath: true, hash, signal })
}

/** Where a screen reader begins to read. */
function focusHeading() {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
