import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { pagePath } from '../../addresses/paths.ts'
import { loadScrollRestoration, scrollRestoration } from '../lazyModules.ts'

/** Scrolls and focuses after a navigation: to the top, the hash, or the position saved for Back. */
export function useScrollAndFocus(path: string): void {
  const location = useLocation()
  const isShown = pagePath(location.pathname) === path
  const previous = useRef<string>(null)

  // A passive effect would be late: scroll events would count for the previous page.
  useLayoutEffect(() => {
    if (!isShown) return undefined
    const isNewPath = previous.current !== null && previous.current !== path
    previous.current = path
    const restoration = scrollRestoration()
    const saved = restoration?.openEntry(isNewPath)
    const controller = new AbortController()
    // The next frame lays out the page anyway.
    const frame = requestAnimationFrame(() => {
      const options = { saved, isNewPath, hash: location.hash, signal: controller.signal }
      const { hasScrolled, hasFocus } = restoration?.scrollToTarget(options) ?? {}
      if (isNewPath && !hasScrolled) window.scrollTo(0, 0)
      if (isNewPath && !hasFocus) {
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      }
      if (isNewPath && !restoration && location.hash)
        void showPart(location.hash, controller.signal)
    })
    return () => {
      cancelAnimationFrame(frame)
      controller.abort()
    }
  }, [location, path, isShown])
}

async function showPart(hash: string, signal: AbortSignal): Promise<void> {
  await loadScrollRestoration()
  if (signal.aborted) return
  scrollRestoration()?.scrollToTarget({ saved: undefined, isNewPath: true, hash, signal })
}
