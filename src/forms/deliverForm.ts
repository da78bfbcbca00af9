import type { FormKind } from './target.ts'
import { showToast, type Toast } from '../ui/toast/toast.ts'

type Sending = typeof import('./sendForm.ts')

let loadSending: (() => Promise<Sending>) | null = null

/** Says how to load what sends forms to their services; the app does, where there is a service. */
export function offerSending(load: () => Promise<Sending>): void {
  loadSending = load
}

/** The ref of a form that may have a service: gets ready to send, and sends what still waits. */
export function prepareForm(form: HTMLFormElement | null): void {
  if (!form || !loadSending) return
  // If it does not load, the form tries again when it is sent, and what waits goes on waiting.
  void loadSending()
    .then(({ prepare }) => prepare(form))
    .catch(() => {})
}

/**
 * Sends what a form says to its service, and shows the visitor the outcome.
 *
 * @param success the message once the service has accepted it
 * @returns whether the form may be cleared: the service has it, or it waits in the browser
 */
export async function deliverForm(
  form: HTMLFormElement,
  kind: FormKind,
  values: Record<string, string>,
  success: Toast,
): Promise<boolean> {
  const sending = await loadSending?.().catch(() => null)
  if (sending) return sending.sendForm(form, kind, values, success)
  showToast({
    title: 'Not sent',
    message: 'Check your connection and try again.',
    variant: 'destructive',
  })
  return false
}
