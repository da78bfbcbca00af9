import { isDelivered } from '../../forms/target.ts'
import { deliverForm } from '../../forms/deliverForm.ts'
import { showToast, type Toast } from '../../ui/toast/toast.ts'
import { formMessages } from './messages.ts'
import { emailIn, isSubscribed, subscribe, type SubscribeResult } from './subscribers.ts'

/**
 * Signs up with the service of the settings, or in the browser alone, and shows the outcome.
 *
 * @param success the message when it is signed up
 * @returns `subscribed` also when the address waits to be sent
 */
export async function signUp(form: HTMLFormElement, success: Toast): Promise<SubscribeResult> {
  const email = emailIn(form)
  if (isDelivered('newsletter') && email !== '' && !isSubscribed(email)) {
    return (await deliverForm(form, 'newsletter', { email }, success)) ? 'subscribed' : 'not stored'
  }
  const result = subscribe(email, new Date())
  showToast(result === 'subscribed' ? success : formMessages[result])
  return result
}
