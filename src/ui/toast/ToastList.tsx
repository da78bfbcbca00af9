import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { Notifications, notifications } from '@mantine/notifications'
import { type PointerEvent, useEffect } from 'react'
import { type Toast, TOAST_DURATION } from './toast.ts'
import classes from './ToastList.module.css'

/** How far a toast must be drawn aside to leave, in CSS pixels. */
const SWIPE_THRESHOLD = 50

interface ToastListProps {
  latest: { toast: Toast; count: number }
}

/** Shows the latest toast and removes the one before it. */
export default function ToastList({ latest }: ToastListProps) {
  useEffect(() => {
    // A limit of one would queue the new toast behind the old; it must replace it.
    notifications.clean()
    notifications.show({ id: String(latest.count), ...toNotification(latest.toast) })
  }, [latest])
  // The region is there before the toast, or a screen reader would not hear of it.
  return (
    <Notifications position="bottom-right" aria-live="polite" classNames={{ root: classes.area }} />
  )
}

function toNotification({ title, message, variant, duration = TOAST_DURATION }: Toast) {
  let start: number | null = null
  return {
    title,
    message,
    role: 'status',
    className: classes.toast,
    'data-variant': variant ?? 'default',
    withBorder: true,
    // Mantine closes at once for Infinity; false is how it is told to stay.
    autoClose: Number.isFinite(duration) ? duration : (false as const),
    closeButtonProps: { 'aria-label': 'Close message', size: 44 },
    onPointerDown: (event: PointerEvent) => {
      start = event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      if (start !== null && Math.abs(event.clientX - start) >= SWIPE_THRESHOLD)
        notifications.clean()
      start = null
    },
  }
}
