import type { ProviderSettings } from '../../settings/settings.ts'
import { loadScript } from './loadScript.ts'
import { addressOfView, followPageViews } from './pageViews.ts'

/** Google must not read `dataLayer`, which holds the site's own events. */
const QUEUE = 'googleLayer'

declare global {
  interface Window {
    [QUEUE]?: IArguments[]
  }
}

/**
 * Google Analytics 4, without its own first page view:
 * https://developers.google.com/analytics/devguides/collection/ga4/views
 */
export function startGoogleAnalytics({ ga4 }: ProviderSettings): void {
  if (!ga4) return
  const queue = (window[QUEUE] ??= [])
  function gtag(..._command: unknown[]) {
    // The script ignores arrays.
    queue.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', ga4.measurementId, { send_page_view: false })
  followPageViews((view) =>
    gtag('event', 'page_view', {
      page_location: addressOfView(view),
      page_title: view.page_title,
    }),
  )
  const query = new URLSearchParams({ id: ga4.measurementId, l: QUEUE })
  void loadScript(`https://www.googletagmanager.com/gtag/js?${query}`)
}
