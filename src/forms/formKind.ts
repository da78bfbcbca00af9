import { settings } from '../settings/settings.ts'

export type FormKind = 'newsletter' | 'contact'

/** Says whether the settings name a service; if not, submissions stay in the browser. */
export function isDelivered(kind: FormKind): boolean {
  return settings[kind].service !== 'none'
}
