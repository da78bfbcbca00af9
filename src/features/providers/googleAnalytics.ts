import type { ProviderSettings } from '../../settings/settings.ts'
import { loadScript } from './loadScript.ts'
import { addressOfView, followPageViews } from './pageViews.ts'

/** The script’s own queue; `dataLayer` stays what the site itself reports. */
const QUEUE = 'googleLayer'

declare global {
  interface Window {
    [QUEUE]?: IArguments[]
  }
}

/**
 * Counts page views with Google Analytics 4 (https://developers.google.com/analytics/devguides/collection/ga4/views):
 * the page reports them itself, so the script’s own first one is off.
 */
export function startGoogleAnalytics({ ga4 }: ProviderSettings): void {
  if (!ga4) return
  const queue = (window[QUEUE] ??= [])
  function gtag(..._command: unknown[]) {
    // The script passes over arrays: it has to be this object.
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
