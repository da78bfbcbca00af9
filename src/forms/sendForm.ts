/** Loaded when the settings name a service. */
import { deliver, deliverUnsent, findRefused } from './deliver.ts'
import type { SubmittedFields } from './send.ts'
import type { FormKind } from './target.ts'
import { showToast, type Toast } from '../ui/toast/toast.ts'
import { describeLateOutcome, LOOKS_AUTOMATED, SENDING, describeFailure } from './deliveryWords.ts'
import { addHoneypot, emptyHoneypot } from './honeypot.ts'

/** Milliseconds before unsent submissions are tried again. */
const PAUSE = 60_000

export async function sendForm(
  form: HTMLFormElement,
  kind: FormKind,
  values: SubmittedFields,
  success: Toast,
): Promise<boolean> {
  if (form.ariaBusy === 'true') return false
  if (emptyHoneypot(form)) {
    showToast(LOOKS_AUTOMATED)
    return false
  }
  form.ariaBusy = 'true'
  const sent = contentOf(form)
  showToast(SENDING)
  const moment = { now: new Date(), id: randomId() }
  const { outcome, isKept } = await deliver(kind, values, moment).finally(() => {
    form.ariaBusy = null
  })
  showToast(outcome === 'accepted' ? success : describeFailure(kind, outcome, isKept))
  if (isKept) retryLater()
  // Changes meanwhile were not sent.
  return (isKept || outcome === 'accepted') && contentOf(form) === sent
}

function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)])
}

/** Restores a message that was refused later. */
export function prepareSending(form: HTMLFormElement): void {
  addHoneypot(form)
  if (form.elements.namedItem('message')) refill(form, findRefused('contact'))
  if (!hasBegun) sendUnsent()
}

function refill(form: HTMLFormElement, values: SubmittedFields | null) {
  for (const [name, value] of Object.entries(values ?? {})) {
    const field = form.elements.namedItem(name)
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isField && field.value === '') field.value = value
  }
}

/** crypto.randomUUID needs https. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

let hasBegun = false
let timer: ReturnType<typeof setTimeout> | undefined

function sendUnsent() {
  hasBegun = true
  window.addEventListener('online', () => void sendWaiting())
  void sendWaiting()
}

async function sendWaiting() {
  const waits = await deliverUnsent(({ kind }, outcome) => {
    showToast(describeLateOutcome(kind, outcome))
  })
  if (waits) retryLater()
}

function retryLater() {
  clearTimeout(timer)
  timer = setTimeout(() => void sendWaiting(), PAUSE)
}
