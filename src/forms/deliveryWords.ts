import type { Delivery } from './deliver.ts'
import type { SendOutcome } from './send.ts'
import type { FormKind } from './target.ts'
import { settings } from '../settings/settings.ts'
import type { Toast } from '../ui/toast/toast.ts'

const THINGS = { newsletter: 'address', contact: 'message' } satisfies Record<FormKind, string>

const REASONS = {
  offline: 'You are offline.',
  late: 'The service took too long to answer.',
  failing: 'The service cannot take it right now.',
  unreachable: 'The service could not be reached.',
  waiting: 'The last try did not go through.',
} satisfies Partial<Record<Delivery['outcome'], string>>

export const SENDING: Toast = { title: 'Sending…', duration: Infinity }

export function describeFailure(
  kind: FormKind,
  outcome: Exclude<Delivery['outcome'], 'accepted'>,
  isKept: boolean,
): Toast {
  const thing = THINGS[kind]
  const mail = settings.contacts.general
  if (outcome === 'refused') {
    const message = `The service refused your ${thing}, which is still in the form. Check it and try again, or write to ${mail}.`
    return { title: 'Not accepted', message, variant: 'destructive' }
  }
  if (outcome === 'unclear') {
    const message = `The service did not say whether it has your ${thing}, which is still in the form. To be sure, write to ${mail}.`
    return { title: 'Not confirmed', message, variant: 'destructive' }
  }
  const next = isKept
    ? `Your ${thing} is kept in this browser and sent when it can be.`
    : `Your ${thing} is still in the form. Try again later, or write to ${mail}.`
  const title = isKept ? 'Not sent yet' : 'Not sent'
  return { title, message: `${REASONS[outcome]} ${next}`, variant: 'destructive' }
}

export function describeLateOutcome(kind: FormKind, outcome: SendOutcome): Toast {
  const thing = THINGS[kind]
  if (outcome === 'accepted') return { title: 'Sent', message: `Your ${thing} was sent now.` }
  const message =
    kind === 'contact'
      ? `The service did not take the message you sent earlier. It is back in the contact form, or write to ${settings.contacts.general}.`
      : `The service did not take the address you gave earlier. Sign up again, or write to ${settings.contacts.general}.`
  return { title: 'Not accepted', message, variant: 'destructive', duration: Infinity }
}

export const LOOKS_AUTOMATED: Toast = {
  title: 'Not sent yet',
  message: 'A field that people do not see was filled in. Press the button once more to send.',
  variant: 'destructive',
}
