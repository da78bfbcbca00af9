import type { Site } from 'contentlayer/generated'
import { deliveryOrigins, type DeliverySettings } from '../../src/site/delivery/deliveryOrigins.ts'
import type { Sources } from './contentPolicy.ts'

/** The settings of content/site.yaml that say from where pages may load. */
export interface SourceSettings extends DeliverySettings {
  providers: Pick<Site['providers'], 'analytics' | 'ads'>
}

type Provider<Kind extends keyof SourceSettings['providers']> = Exclude<
  Site['providers'][Kind],
  'none'
>

/** What pages load for who counts page views, by the name that content/site.yaml gives. */
const ANALYTICS: Record<Provider<'analytics'>, Sources> = {}

/** What pages load for who fills the ad slots. */
const ADS: Record<Provider<'ads'>, Sources> = {}

/**
 * The one place where a setting of content/site.yaml lets pages load from, or send to, elsewhere.
 * A provider that the settings may name has to have its sources in a table above; an address that
 * the settings hold, such as that of a form service, is one more entry of the list.
 */
export function contentSources({ providers, ...forms }: SourceSettings): Sources[] {
  return [
    sourcesOf(ANALYTICS, providers.analytics),
    sourcesOf(ADS, providers.ads),
    { 'connect-src': deliveryOrigins(forms) },
  ]
}

function sourcesOf(table: Readonly<Record<string, Sources>>, provider: string): Sources {
  return table[provider] ?? {}
}
