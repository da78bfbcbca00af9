import { lazy, Suspense, useEffect, useState } from 'react'
import { STORAGE_KEYS } from '../../../storage/storedList.ts'
import { ErrorBoundary } from '../../../ui/page/ErrorBoundary.tsx'

const TimerBar = lazy(() => import('./TimerBar.tsx'))

/** Shows timers on every page; its code loads with the first of them. */
export function TimerArea() {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const look = (keys: (string | null)[]) =>
      keys.some((key) => key?.startsWith(STORAGE_KEYS.timers)) && setOn(true)
    window.addEventListener('storage', ({ key }) => look([key]))
    try {
      look(Object.keys(localStorage))
    } catch {
      // Storage is blocked or full.
    }
  }, [])
  return (
    isOn && (
      <ErrorBoundary renderFallback={() => null}>
        <Suspense fallback={null}>
          <TimerBar />
        </Suspense>
      </ErrorBoundary>
    )
  )
}
