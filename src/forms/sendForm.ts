/** What only forms with a service need; loaded when the settings name one. */
import { deliver, deliverUnsent, refusedLater } from './deliver.ts'
import type { Fields } from './send.ts'
import type { FormKind } from './target.ts'
import { showToast, type Toast } from '../ui/toast/toast.ts'
import { deliveredLater, LOOKS_AUTOMATED, SENDING, undelivered } from './deliveryWords.ts'
import { addHoneypot, emptyHoneypot } from './honeypot.ts'

/** Between two tries to send what waits, while the page stays open, in milliseconds. */
const PAUSE = 60_000

/** See deliverForm, which loads this. */
export async function sendForm(
  form: HTMLFormElement,
  kind: FormKind,
  values: Fields,
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
  const moment = { now: new Date(), sinceLoad: performance.now(), id: randomId() }
  const { outcome, isKept } = await deliver(kind, values, moment).finally(() => {
    form.ariaBusy = null
  })
  showToast(outcome === 'accepted' ? success : undelivered(kind, outcome, isKept))
  if (isKept) later()
  // What was changed meanwhile was not sent.
  return (isKept || outcome === 'accepted') && contentOf(form) === sent
}

function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)])
}

/** Prepares a form: a honeypot, and what the service refused when it was sent later. */
export function prepare(form: HTMLFormElement): void {
  addHoneypot(form)
  if (form.elements.namedItem('message')) refill(form, refusedLater('contact'))
  if (!hasBegun) sendUnsent()
}

function refill(form: HTMLFormElement, values: Fields | null) {
  for (const [name, value] of Object.entries(values ?? {})) {
    const field = form.elements.namedItem(name)
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isField && field.value === '') field.value = value
  }
}

/** Unlike crypto.randomUUID, also there without https. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether this page looks after what waits. */
let hasBegun = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends what waits now, whenever the connection is back, and from time to time. */
function sendUnsent() {
  hasBegun = true
  window.addEventListener('online', () => void retry())
  void retry()
}

async function retry() {
  const waits = await deliverUnsent(({ kind }, outcome) => {
    showToast(deliveredLater(kind, outcome))
  })
  if (waits) later()
}

function later() {
  clearTimeout(timer)
  timer = setTimeout(() => void retry(), PAUSE)
}
