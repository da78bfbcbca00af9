import * as words from 'words/consent'
import { settings } from '../../settings/settings.ts'
import { startAdsense } from './adsense.ts'
import { startGoogleAnalytics, startPlausible } from './analytics.ts'

export type Provider = ReturnType<typeof chosenProviders>[number]

export function chosenProviders() {
  const { providers } = settings
  const all = [
    {
      name: 'plausible',
      purpose: words.plausible,
      needsConsent: providers.plausible?.consent ?? false,
      setsCookies: false,
      start: () => startPlausible(providers),
    },
    {
      name: 'ga4',
      purpose: words.ga4,
      needsConsent: true,
      setsCookies: true,
      start: () => startGoogleAnalytics(providers),
    },
    {
      name: 'adsense',
      purpose: words.adsense,
      needsConsent: true,
      setsCookies: true,
      start: () => void startAdsense(providers),
    },
  ]
  return all.filter(({ name }) => name === providers.analytics || name === providers.ads)
}
