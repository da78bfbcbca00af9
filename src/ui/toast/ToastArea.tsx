import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toast.ts'

const ToastList = lazy(() => import('./ToastList.tsx'))

/** Where toasts appear, on every page; its code loads with the first of them. */
export function ToastArea() {
  const latest = useSyncExternalStore(toastStore.subscribe, toastStore.latest, toastStore.none)
  return (
    // There before the first toast: a screen reader only hears what enters a region it knows.
    <div aria-live="polite">
      {latest && (
        <Suspense fallback={null}>
          <ToastList latest={latest} />
        </Suspense>
      )}
    </div>
  )
}
