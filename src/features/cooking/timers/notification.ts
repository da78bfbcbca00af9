import * as timerWords from 'words/timers'
import { STORAGE_KEYS } from '../../../storage/keys.ts'
import { readItem, writeItem } from '../../../storage/webStorage.ts'
import type { Timer } from '../../../storage/timerStore.ts'

/** True if neither the browser nor the site has asked about notifications yet. */
export function mayAsk(): boolean {
  if (!('Notification' in window) || Notification.permission !== 'default') return false
  return readItem(STORAGE_KEYS.timerNotifications) === null
}

export function declineNotifications(): void {
  writeItem(STORAGE_KEYS.timerNotifications, 'off')
}

export async function notify(id: string, { words, step, dish }: Timer): Promise<void> {
  if (!document.hidden || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  const title = timerWords.timeIsUpTitle({ time: words })
  const body = timerWords.stepOfDish({ step, dish })
  const options = { body, tag: `timer-${id}`, requireInteraction: true }
  try {
    // Chrome on Android allows notifications by service workers only.
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker?.active) await worker.showNotification(title, options)
    else new Notification(title, options).addEventListener('click', () => window.focus())
  } catch {
    // Ignored: the sound and the bar still announce the timer.
  }
}
