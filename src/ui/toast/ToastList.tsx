import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { Notifications, notifications, useNotifications } from '@mantine/notifications'
import { useEffect, useEffectEvent, useRef } from 'react'
import { swipeAway } from './swipeAway.ts'
import { type Toast, TOAST_DURATION } from './toast.ts'
import classes from './ToastList.module.css'
import { TOAST_KEY, useToastFocus, useToastKeys } from './useToastKeys.ts'

interface ToastListProps {
  latest: { toast: Toast; count: number }
}

export default function ToastList({ latest }: ToastListProps) {
  const area = useRef<HTMLDivElement>(null)
  const isShown = useNotifications().notifications.length > 0
  const { recordFocus, returnFocus } = useToastFocus(area, isShown)
  useToastKeys(area, isShown)
  const replace = useEffectEvent((toast: Toast, id: string) => {
    returnFocus()
    // A limit of one would queue the new toast behind the old; it must replace it.
    notifications.clean()
    notifications.show({ id, ...toNotification(toast) })
  })
  useEffect(() => replace(latest.toast, String(latest.count)), [latest])
  return (
    <div
      ref={area}
      // An empty landmark would lead nowhere.
      role={isShown ? 'region' : undefined}
      aria-label={isShown ? `Messages (${TOAST_KEY})` : undefined}
      onFocus={recordFocus}
    >
      <Notifications
        position="bottom-right"
        // In this layout alone, Mantine lets a toast with focus stay, as one under the mouse.
        layout="stacked"
        withinPortal={false}
        // The one before leaves at once: two are never seen together.
        transitionDuration={0}
        // Mantine's own threshold is a third of the width, or a speed; see swipeAway.
        allowDragDismiss={false}
        allowScrollDismiss={false}
        classNames={{ root: classes.area }}
      />
    </div>
  )
}

function ToastLink({ children }: { children: string }) {
  return (
    <span className={classes.link} data-selectable>
      {children}
    </span>
  )
}

export function toNotification(toast: Toast) {
  const { title, message, link, variant, duration = TOAST_DURATION } = toast
  return {
    title,
    message: link === undefined ? message : <ToastLink>{link}</ToastLink>,
    role: 'group',
    'aria-label': title,
    className: classes.toast,
    'data-variant': variant ?? 'default',
    withBorder: true,
    // Mantine closes at once for Infinity; with false it stays.
    autoClose: Number.isFinite(duration) ? duration : (false as const),
    closeButtonProps: { 'aria-label': 'Close message', size: 44 },
    ...swipeAway(() => notifications.clean()),
  }
}
