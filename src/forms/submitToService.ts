/** Sends forms to the owner's service. Failed ones are kept and tried again each minute. */
import * as words from 'words/sending'
import { notSent } from 'words/forms'
import * as unsentAddress from 'words/unsentAddress'
import * as unsentMessage from 'words/unsentMessage'
import { deliver, deliverUnsent, findRefused, type Delivery } from './outbox.ts'
import type { SubmittedFields, SendOutcome } from './postToService.ts'
import { showToast, type Toast } from '../ui/toast/toast.ts'
import { type FormName, settings } from '../settings/settings.ts'

const RETRY_AFTER_MS = 60_000

export async function submitToService(
  form: HTMLFormElement,
  kind: FormName,
  values: SubmittedFields,
  success: Toast,
): Promise<boolean> {
  if (form.ariaBusy === 'true') return false
  if (emptyHoneypot(form)) {
    showToast({ title: words.notSentYet, message: words.trapped, variant: 'destructive' })
    return false
  }
  form.ariaBusy = 'true'
  const sentContent = contentOf(form)
  showToast({ title: words.sending, duration: Infinity })
  const moment = { now: new Date(), id: randomId() }
  const { outcome, isKept } = await deliver(kind, values, moment).finally(() => {
    form.ariaBusy = null
  })
  showToast(outcome === 'accepted' ? success : describeFailure(kind, outcome, isKept))
  if (isKept) retryLater()
  // A form changed while sending must not be cleared.
  return (isKept || outcome === 'accepted') && contentOf(form) === sentContent
}

function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)])
}

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

/** Replaces `crypto.randomUUID`, which needs https. */
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
  const waits = await deliverUnsent(new Date(), ({ kind }, outcome) => {
    showToast(describeLateOutcome(kind, outcome))
  })
  if (waits) retryLater()
}

function retryLater() {
  clearTimeout(timer)
  timer = setTimeout(() => void sendWaiting(), RETRY_AFTER_MS)
}

/** Browsers do not autofill this name, unlike usual honeypots such as `website`. */
const HONEYPOT_NAME = 'leave-empty'

export function addHoneypot(form: HTMLFormElement): void {
  const field = document.createElement('input')
  field.name = HONEYPOT_NAME
  field.tabIndex = -1
  field.autocomplete = 'off'
  field.setAttribute('aria-label', words.trap)
  const hidden = document.createElement('span')
  hidden.className = 'visually-hidden'
  hidden.setAttribute('aria-hidden', 'true')
  hidden.append(field)
  form.append(hidden)
}

/** Empties the field, since a browser may have filled it in. @returns whether it was filled in */
export function emptyHoneypot(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(HONEYPOT_NAME)
  if (!(field instanceof HTMLInputElement) || field.value === '') return false
  field.value = ''
  return true
}

const MESSAGES = { newsletter: unsentAddress, contact: unsentMessage } satisfies Record<
  FormName,
  object
>

function describeFailure(
  kind: FormName,
  outcome: Exclude<Delivery['outcome'], 'accepted'>,
  isKept: boolean,
): Toast {
  const { refused, unclear, kept, inForm } = MESSAGES[kind]
  const email = settings.contacts.general
  if (outcome === 'refused') {
    return { title: words.notAccepted, message: refused({ email }), variant: 'destructive' }
  }
  if (outcome === 'unclear') {
    return { title: words.notConfirmed, message: unclear({ email }), variant: 'destructive' }
  }
  const next = isKept ? kept : inForm({ email })
  const title = isKept ? words.notSentYet : notSent
  return { title, message: `${words[outcome]} ${next}`, variant: 'destructive' }
}

export function describeLateOutcome(kind: FormName, outcome: SendOutcome): Toast {
  const { sent, refusedLate } = MESSAGES[kind]
  if (outcome === 'accepted') return { title: words.sent, message: sent }
  const message = refusedLate({ email: settings.contacts.general })
  return { title: words.notAccepted, message, variant: 'destructive', duration: Infinity }
}
