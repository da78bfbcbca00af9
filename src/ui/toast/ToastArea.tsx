import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '../page/ErrorBoundary.tsx'
import classes from './ToastArea.module.css'
import { latestToast, type Toast } from './toast.ts'

const ToastList = lazy(() => import('./ToastList.tsx'))

/** Every page has it; the code of toasts loads with the first one. */
export function ToastArea() {
  const latest = useSyncExternalStore(latestToast.subscribe, latestToast.read, () => null)
  return (
    // Rendered always: screen readers announce changes of a region they know.
    <div aria-live="polite">
      {latest && (
        <ErrorBoundary renderFallback={() => <PlainToast {...latest.toast} />}>
          <Suspense fallback={null}>
            <ToastList latest={latest} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}

function PlainToast({ title, message, link }: Toast) {
  return (
    <p className={classes.plain}>
      {title} {message} {link}
    </p>
  )
}
