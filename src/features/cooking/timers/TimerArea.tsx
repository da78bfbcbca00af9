import { lazy, Suspense, useEffect, useState } from 'react'
import { keyOf, STORAGE_KEYS } from '../../../storage/keys.ts'
import { keysAfter } from '../../../storage/storedText.ts'
import { ErrorBoundary } from '../../../ui/page/ErrorBoundary.tsx'

const TimerBar = lazy(() => import('./TimerBar.tsx'))

const PREFIX = keyOf(STORAGE_KEYS.timers, '')

export function TimerArea() {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const show = (hasTimers?: boolean) => hasTimers && setOn(true)
    show(keysAfter(PREFIX).length > 0)
    const onStorage = ({ key }: StorageEvent) => show(key?.startsWith(PREFIX))
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
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
