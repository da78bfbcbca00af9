import { plausibleScript } from '../../settings/plausibleScript.ts'
import type { ProviderSettings } from '../../settings/settings.ts'
import { loadScript } from './loadScript.ts'

type Plausible = ((event: string, options: { url: string; u: string }) => void) & {
  q?: IArguments[]
  /** Read by scripts since October 2025. */
  o?: { autoCapturePageviews: boolean }
}

/** Google must not read `dataLayer`, which holds the site's own events. */
const QUEUE = 'googleLayer'

declare global {
  interface Window {
    [QUEUE]?: IArguments[]
    /** A queue until the script replaces it (https://plausible.io/docs/custom-locations). */
    plausible?: Plausible
  }
}

export function startPlausible(settings: ProviderSettings): void {
  const queue: Plausible = function enqueue(..._call) {
    // The script needs the arguments object.
    ;(queue.q ??= []).push(arguments)
  }
  queue.o = { autoCapturePageviews: false }
  window.plausible ??= queue
  followPageViews((view) => {
    const url = addressOfView(view)
    // Older scripts read only `u`.
    window.plausible?.('pageview', { url, u: url })
  })
  void loadScript(plausibleScript(settings), { 'data-domain': settings.plausible?.domain ?? '' })
}

/** See https://developers.google.com/analytics/devguides/collection/ga4/views. */
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
    gtag('event', 'page_view', { page_location: addressOfView(view), page_title: view.page_title }),
  )
  const query = new URLSearchParams({ id: ga4.measurementId, l: QUEUE })
  void loadScript(`https://www.googletagmanager.com/gtag/js?${query}`)
}

type DataLayer = NonNullable<Window['dataLayer']>

function followPageViews(report: (view: DataLayer[number]) => void): void {
  const layer = (window.dataLayer ??= [])
  for (const view of layer) report(view)
  const push = layer.push.bind(layer)
  layer.push = (...views) => {
    const length = push(...views)
    for (const view of views) report(view)
    return length
  }
}

/** Returns the address without its query, which is kept from providers. */
function addressOfView({ page_path: path }: DataLayer[number]): string {
  return window.location.origin + path
}
