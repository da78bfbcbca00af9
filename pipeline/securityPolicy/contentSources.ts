import { plausibleScript } from '../../src/settings/plausibleScript.ts'
import type { ProviderSettings } from '../../src/settings/settings.ts'
import type { Sources } from './securityPolicy.ts'

/** The settings of content/site.yaml that decide which hosts pages may load from. */
export interface SourceSettings {
  providers: ProviderSettings
  newsletter: { endpoint?: string }
  contact: { endpoint?: string }
}

/** https://developers.google.com/tag-platform/security/guides/csp, without those for Google Ads. */
const GA4: Sources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}

/**
 * Allows all hosts, since Google lists none: https://support.google.com/adsense/answer/16283098.
 * A nonce would need a server: docs/decisions/providers.md.
 */
const ADSENSE: Sources = {
  'script-src': ['https:', "'unsafe-eval'"],
  'style-src': ['https:'],
  'img-src': ['https:', 'data:'],
  'font-src': ['https:', 'data:'],
  'connect-src': ['https:'],
  'frame-src': ['https:'],
}

/** The script sends to its own host (https://plausible.io/docs/events-api). */
function plausibleSources(providers: ProviderSettings): Sources {
  const { origin } = new URL(plausibleScript(providers))
  return { 'script-src': [origin], 'connect-src': [origin] }
}

/** Returns the external hosts that the settings allow. No other code may allow any. */
export function contentSources({ providers, newsletter, contact }: SourceSettings): Sources[] {
  const { analytics, ads } = providers
  const origins = [newsletter, contact].flatMap(({ endpoint }) =>
    endpoint ? [new URL(endpoint).origin] : [],
  )
  return [
    analytics === 'plausible' ? plausibleSources(providers) : {},
    analytics === 'ga4' ? GA4 : {},
    ads === 'adsense' ? ADSENSE : {},
    { 'connect-src': origins },
  ]
}
