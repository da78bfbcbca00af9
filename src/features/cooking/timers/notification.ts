/** Notifications of the system, for timers that end while the page is not in sight. */
import { STORAGE_KEYS } from '../../../storage/storedList.ts'
import type { Timer } from './timerStore.ts'

/** Whether the visitor may be asked: the browser has not been answered, nor have we. */
export function mayAsk(): boolean {
  if (!('Notification' in window) || Notification.permission !== 'default') return false
  try {
    return localStorage.getItem(STORAGE_KEYS.timerNotifications) === null
  } catch {
    return true
  }
}

/** Lets the browser ask; to be called in a press. */
export async function askForNotifications(): Promise<void> {
  await Notification.requestPermission()
}

/** Remembers that the visitor does not want to be asked again. */
export function declineNotifications(): void {
  try {
    localStorage.setItem(STORAGE_KEYS.timerNotifications, 'off')
  } catch {
    // Then the next visit asks again.
  }
}

/** Shows that a timer has ended, where that is allowed and the page is not in sight. */
export async function notify(id: string, { words, step, dish }: Timer): Promise<void> {
  if (!document.hidden || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  const title = `${words}: time is up`
  const options = { body: `Step ${step}, ${dish}`, tag: `timer-${id}`, requireInteraction: true }
  try {
    // Chrome on Android has notifications of service workers alone.
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker?.active) await worker.showNotification(title, options)
    else new Notification(title, options).addEventListener('click', () => window.focus())
  } catch {
    // There remain the sound and the bar.
  }
}
