import { type FormKind, isDelivered } from '../../site/delivery/target.ts'
import { showToast, type Toast } from '../toast/toast.ts'

/** What sends forms to their services; needed only where the settings name one. */
const loadSending = () => import('./sendForm.ts')

/** The ref of a form that may have a service: gets ready to send, and sends what still waits. */
export function prepareForm(form: HTMLFormElement | null): void {
  if (!form || !(isDelivered('newsletter') || isDelivered('contact'))) return
  // If it does not load, the form tries again when it is sent, and what waits goes on waiting.
  void loadSending()
    .then(({ prepare }) => prepare(form))
    .catch(() => {})
}

/**
 * Sends what a form says to its service, and tells the visitor what became of it.
 *
 * @param success what is told once the service has accepted it
 * @returns whether the form may be cleared: the service has it, or it waits in the browser
 */
export async function deliverForm(
  form: HTMLFormElement,
  kind: FormKind,
  values: Record<string, string>,
  success: Toast,
): Promise<boolean> {
  const sending = await loadSending().catch(() => null)
  if (sending) return sending.sendForm(form, kind, values, success)
  showToast({
    title: 'Not sent',
    message: 'Check your connection and try again.',
    variant: 'destructive',
  })
  return false
}
