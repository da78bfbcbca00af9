import { STORAGE_KEYS } from '../../../storage/storedList.ts'
import type { Timer } from './timerStore.ts'

/** Whether neither the browser nor we were answered. */
export function mayAsk(): boolean {
  if (!('Notification' in window) || Notification.permission !== 'default') return false
  try {
    return localStorage.getItem(STORAGE_KEYS.timerNotifications) === null
  } catch {
    return true
  }
}

/** Call it in a press. */
export async function askForNotifications(): Promise<void> {
  await Notification.requestPermission()
}

export function declineNotifications(): void {
  try {
    localStorage.setItem(STORAGE_KEYS.timerNotifications, 'off')
  } catch {
    // Storage is blocked or full.
  }
}

/** Shows a notification while the page is hidden. */
export async function notify(id: string, { words, step, dish }: Timer): Promise<void> {
  if (!document.hidden || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  const title = `${words}: time is up`
  const options = { body: `Step ${step}, ${dish}`, tag: `timer-${id}`, requireInteraction: true }
  try {
    // Chrome on Android allows notifications by service workers only.
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker?.active) await worker.showNotification(title, options)
    else new Notification(title, options).addEventListener('click', () => window.focus())
  } catch {
    // The sound and the bar remain.
  }
}
