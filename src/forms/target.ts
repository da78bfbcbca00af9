import { settings } from '../settings/settings.ts'

/** The forms whose submissions can be delivered. */
export type FormKind = 'newsletter' | 'contact'

/** Whether the settings name a service for a form; otherwise what it says stays in the browser. */
export function isDelivered(kind: FormKind): boolean {
  return settings[kind].service !== 'none'
}
