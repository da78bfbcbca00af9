import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx'
import { haveTimersBegun, subscribeToBeginning } from './timersBegun.ts'

const TimerBar = lazy(() => import('./TimerBar.tsx'))

/** Where the timers are shown, on every page; their code loads with the first of them. */
export function TimerArea() {
  const isOn = useSyncExternalStore(subscribeToBeginning, haveTimersBegun, () => false)
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
