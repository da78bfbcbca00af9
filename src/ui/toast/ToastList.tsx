import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { Notifications, notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { swipeHandlers } from './swipeHandlers.ts'
import { type Toast, TOAST_DURATION } from './toast.ts'
import classes from './ToastList.module.css'

export default function ToastList({ latest }: { latest: { toast: Toast; count: number } }) {
  useEffect(() => {
    // A limit of one would queue the new toast behind the old; it must replace it.
    notifications.clean()
    notifications.show({ id: String(latest.count), ...toNotification(latest.toast) })
  }, [latest])
  return (
    <Notifications
      position="bottom-right"
      // Mantine keeps a toast with the focus only in this layout.
      layout="stacked"
      withinPortal={false}
      // Replaces a toast at once: two are never seen together.
      transitionDuration={0}
      // Mantine's own threshold is a third of the width, or a speed; see swipeHandlers.
      allowDragDismiss={false}
      allowScrollDismiss={false}
      classNames={{ root: `${classes.area} screen-only` }}
    />
  )
}

export function toNotification(toast: Toast) {
  const { title, message, link, variant, duration = TOAST_DURATION } = toast
  return {
    title,
    message:
      link === undefined ? (
        message
      ) : (
        <span className={classes.link} data-selectable>
          {link}
        </span>
      ),
    role: 'group',
    'aria-label': title,
    className: classes.toast,
    'data-variant': variant ?? 'default',
    withBorder: true,
    // Mantine closes at once for Infinity; with false it stays.
    autoClose: Number.isFinite(duration) ? duration : (false as const),
    closeButtonProps: { 'aria-label': 'Close message', size: 44 },
    ...swipeHandlers(() => notifications.clean()),
  }
}
