import { lazy, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from '../../ui/page/ErrorBoundary.tsx'
import { wasPopupSeen } from './popupSeen.ts'

const POPUP_DELAY_MS = 10_000

const PopupDialog = lazy(() => import('./PopupDialog.tsx'))

export function NewsletterPopup() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (wasPopupSeen()) return undefined
    return whenUndisturbed(POPUP_DELAY_MS - sinceLoad(), () => setDue(!wasPopupSeen()))
  }, [])
  return (
    due && (
      <ErrorBoundary renderFallback={() => null}>
        <Suspense fallback={null}>
          <PopupDialog />
        </Suspense>
      </ErrorBoundary>
    )
  )
}

function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  const loaded = navigation instanceof PerformanceNavigationTiming && navigation.loadEventEnd
  return Math.min(Math.max(0, performance.now() - (loaded || performance.now())), POPUP_DELAY_MS)
}

function whenUndisturbed(delay: number, call: () => void): () => void {
  const controller = new AbortController()
  function tryNow() {
    const isTyping = document.activeElement?.matches('input:not([type=checkbox]), textarea, select')
    if (isTyping || document.querySelector('dialog[open], #consent-bar')) return
    controller.abort()
    call()
  }
  function wait() {
    tryNow()
    const { signal } = controller
    if (!signal.aborted) document.addEventListener('focusout', () => setTimeout(tryNow), { signal })
  }
  const timer = setTimeout(wait, delay)
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}
