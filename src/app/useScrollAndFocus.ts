import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { pagePath } from '../site/paths.ts'
import { settings } from '../site/settings.ts'
import { focusHeading, focusLink, showTarget } from './pageFocus.ts'
import { restoreScroll } from './restoreScroll.ts'
import { openEntry, recordPositions } from './scrollPositions.ts'

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

  useEffect(recordPositions, [])
  // Before the next frame: a scroll event of the new page must not count for the one before.
  useLayoutEffect(() => {
    if (!isShown) return undefined
    const saved = openEntry()
    const isNewPath = previous.current !== null && previous.current !== path
    previous.current = path

    const controller = new AbortController()
    // All of it needs the new page's layout: with the next frame, which makes it anyway.
    const frame = requestAnimationFrame(() => {
      if (saved && settings.scrollOnBack === 'restore') {
        restoreScroll(saved.top, controller.signal)
        if (isNewPath && !(saved.link && focusLink(saved.link))) focusHeading()
      } else if (isNewPath && !showTarget(location.hash)) {
        window.scrollTo(0, 0)
        focusHeading()
      }
    })
    return () => {
      cancelAnimationFrame(frame)
      controller.abort()
    }
  }, [location, path, isShown])
}
