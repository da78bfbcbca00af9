/** Loaded when the settings name a service. */
import { deliver, deliverUnsent, refusedLater } from './deliver.ts'
import type { Fields } from './send.ts'
import type { FormKind } from './target.ts'
import { showToast, type Toast } from '../ui/toast/toast.ts'
import { deliveredLater, LOOKS_AUTOMATED, SENDING, undelivered } from './deliveryWords.ts'
import { addHoneypot, emptyHoneypot } from './honeypot.ts'

/** Milliseconds before unsent submissions are tried again. */
const PAUSE = 60_000

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
  const moment = { now: new Date(), id: randomId() }
  const { outcome, isKept } = await deliver(kind, values, moment).finally(() => {
    form.ariaBusy = null
  })
  showToast(outcome === 'accepted' ? success : undelivered(kind, outcome, isKept))
  if (isKept) later()
  // Changes meanwhile were not sent.
  return (isKept || outcome === 'accepted') && contentOf(form) === sent
}

function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)])
}

/** Restores a message that was refused later. */
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

/** crypto.randomUUID needs https. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

let hasBegun = false
let timer: ReturnType<typeof setTimeout> | undefined

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
