import { useWindowEvent } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useState } from 'react'
import { STORAGE_KEYS } from '../../../storage/keys.ts'
import { keysAfter } from '../../../storage/storedText.ts'
import { ErrorBoundary } from '../../../ui/page/ErrorBoundary.tsx'

const TimerBar = lazy(() => import('./TimerBar.tsx'))

export function TimerArea() {
  const [isOn, setOn] = useState(false)
  useEffect(() => setOn(keysAfter(STORAGE_KEYS.timers).length > 0), [])
  useWindowEvent('storage', ({ key }) => {
    if (key?.startsWith(STORAGE_KEYS.timers)) setOn(true)
  })
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
