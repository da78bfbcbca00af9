import { lazy, Suspense, useEffect, useState } from 'react'
import { keyOf, STORAGE_KEYS } from '../../../storage/keys.ts'
import { followChanges, keysAfter } from '../../../storage/webStorage.ts'
import { ErrorBoundary } from '../../../ui/page/ErrorBoundary.tsx'

const TimerBar = lazy(() => import('./TimerBar.tsx'))

const TIMER_KEYS = keyOf(STORAGE_KEYS.timers, '')

export function TimerArea() {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const show = (hasTimers?: boolean) => hasTimers && setOn(true)
    show(keysAfter(TIMER_KEYS).length > 0)
    return followChanges((key) => show(key?.startsWith(TIMER_KEYS)))
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
