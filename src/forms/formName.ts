import { settings } from '../settings/settings.ts'

export type FormName = 'newsletter' | 'contact'

/** Says whether the settings name a service; if not, submissions stay in the browser. */
export function hasFormService(kind: FormName): boolean {
  return settings[kind].service !== 'none'
}
