import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '../page/ErrorBoundary.tsx'
import { latestToast } from './toast.ts'

const ToastList = lazy(() => import('./ToastList.tsx'))

/** Every page has this; the code of toasts loads with the first one. */
export function ToastArea() {
  const latest = useSyncExternalStore(latestToast.subscribe, latestToast.read, () => null)
  const { title, message, link } = latest?.toast ?? {}
  return (
    // Always rendered: screen readers announce changes only of a region that they know.
    <div aria-live="polite">
      {latest && (
        <ErrorBoundary renderFallback={() => `${title} ${message ?? link ?? ''}`}>
          <Suspense fallback={null}>
            <ToastList latest={latest} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
