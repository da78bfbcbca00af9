import { lazy, Suspense, useEffect, useState } from 'react'
import { STORAGE_KEYS } from '../../../storage/keys.ts'
import { followChanges, keysAfter } from '../../../storage/storedText.ts'
import { ErrorBoundary } from '../../../ui/page/ErrorBoundary.tsx'

const TimerBar = lazy(() => import('./TimerBar.tsx'))

export function TimerArea() {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const show = (hasTimers?: boolean) => hasTimers && setOn(true)
    show(keysAfter(STORAGE_KEYS.timers).length > 0)
    return followChanges((key) => show(key?.startsWith(STORAGE_KEYS.timers)))
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
