import { settings } from './settings.ts'

/** The hash with which a visitor opens the privacy choices. */
export const PRIVACY_CHOICES = 'privacy-choices'

export function hasProviders(): boolean {
  const { analytics, ads } = settings.providers
  return analytics !== 'none' || ads === 'adsense'
}

export function needsConsent(): boolean {
  const { analytics, plausible, ads } = settings.providers
  const asksForPlausible = analytics === 'plausible' && !!plausible?.consent
  return analytics === 'ga4' || ads === 'adsense' || asksForPlausible
}

export function hasAdSlots(): boolean {
  return settings.providers.ads !== 'hidden'
}
