import { settings } from '../settings.ts'

/** Whether pages load anything of others. */
export function hasProviders(): boolean {
  const { analytics, ads } = settings.providers
  return analytics !== 'none' || ads !== 'none'
}

/** Whether any of it waits until the visitor allows it. */
export function needsConsent(): boolean {
  const { analytics, plausible, ads } = settings.providers
  return analytics === 'ga4' || ads !== 'none' || !!plausible?.consent
}
