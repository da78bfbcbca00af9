import * as words from 'words/forms'
import type { FormName } from '../settings/settings.ts'
import { showToast, type Toast } from '../ui/toast/toast.ts'

type Sending = typeof import('./submitToService.ts')

let loadSending: (() => Promise<Sending>) | null = null

/** The app calls this if the settings name a service. */
export function registerSending(load: () => Promise<Sending>): void {
  loadSending = load
}

/** The ref of a form: loads the sending code and sends waiting submissions. */
export function prepareForm(form: HTMLFormElement | null): void {
  if (!form || !loadSending) return
  // If it does not load, the next press of Send loads it again.
  void loadSending()
    .then(({ prepareSending }) => prepareSending(form))
    .catch(() => {})
}

/** Sends a form and shows the outcome. @returns whether the form may be cleared */
export async function submitForm(
  form: HTMLFormElement,
  kind: FormName,
  values: Record<string, string>,
  success: Toast,
): Promise<boolean> {
  const sending = await loadSending?.().catch(() => null)
  if (sending) return sending.submitToService(form, kind, values, success)
  showToast({ title: words.notSent, message: words.checkConnection, variant: 'destructive' })
  return false
}
