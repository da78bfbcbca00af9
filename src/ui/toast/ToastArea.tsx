import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import classes from './ToastArea.module.css'
import { type Toast, toastStore } from './toast.ts'

const ToastList = lazy(() => import('./ToastList.tsx'))

/** Where toasts appear, on every page; its code loads with the first of them. */
export function ToastArea() {
  const latest = useSyncExternalStore(toastStore.subscribe, toastStore.latest, toastStore.none)
  return (
    // There before the first toast: a screen reader only hears what enters a region it knows.
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

/** The words alone, when the code of toasts did not load. */
function PlainToast({ title, message, link }: Toast) {
  return (
    <p className={classes.plain}>
      {title} {message} {link}
    </p>
  )
}
