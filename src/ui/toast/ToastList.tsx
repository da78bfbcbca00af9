import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { type PointerEvent, useEffect } from 'react'
import * as words from 'words/site'
import { type Toast, TOAST_DURATION } from './toast.ts'
import classes from './ToastList.module.css'

export default function ToastList({ latest }: { latest: { toast: Toast; count: number } }) {
  useEffect(() => {
    // With a limit of one, the new toast would wait for the old one, which it must replace.
    notifications.clean()
    notifications.show({ id: String(latest.count), ...toNotification(latest.toast) })
  }, [latest])
  return (
    <Notifications
      position="bottom-right"
      // Mantine keeps a focused toast open only in this layout.
      layout="stacked"
      withinPortal={false}
      // Without transitions, two toasts are never visible together.
      transitionDuration={0}
      // Replaced by swipeHandlers: Mantine dismisses by speed or a third of the width.
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
    // Mantine would close at once for Infinity; `false` keeps the toast open.
    autoClose: Number.isFinite(duration) ? duration : (false as const),
    closeButtonProps: { 'aria-label': words.closeMessage, size: 44 },
    ...swipeHandlers(() => notifications.clean()),
  }
}

/** In CSS pixels; a toast dragged farther is dismissed. */
const SWIPE_THRESHOLD = 50

const NOT_DRAGGABLE = 'button, [data-selectable]'

function swipeHandlers(leave: () => void) {
  let start: number | null = null

  function end(event: PointerEvent<HTMLElement>, distance: number) {
    if (start === null) return
    start = null
    if (distance >= SWIPE_THRESHOLD) leave()
    else event.currentTarget.style.translate = ''
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest(NOT_DRAGGABLE)) return
      start = event.clientX
      // Keeps events coming after the finger has left the toast.
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start !== null) event.currentTarget.style.translate = `${event.clientX - start}px`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      end(event, Math.abs(event.clientX - (start ?? event.clientX)))
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      end(event, 0)
    },
  }
}
