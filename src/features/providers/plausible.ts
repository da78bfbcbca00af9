import { plausibleScript } from '../../settings/plausibleScript.ts'
import type { ProviderSettings } from '../../settings/settings.ts'
import { loadScript } from './loadScript.ts'
import { addressOfView, followPageViews } from './pageViews.ts'

type Plausible = ((event: string, options: { url: string; u: string }) => void) & {
  /** Calls that wait for the script. */
  q?: IArguments[]
  /** Options of scripts since October 2025; older ones have them in their names. */
  o?: { autoCapturePageviews: boolean }
}

declare global {
  interface Window {
    /** A queue until the script takes its place (https://plausible.io/docs/custom-locations). */
    plausible?: Plausible
  }
}

/** Counts page views with Plausible, by its script for page views that the page reports itself. */
export function startPlausible(settings: ProviderSettings): void {
  const queue: Plausible = function enqueue(..._call) {
    // The script applies what it finds as calls, so it has to be this object.
    ;(queue.q ??= []).push(arguments)
  }
  queue.o = { autoCapturePageviews: false }
  window.plausible ??= queue
  followPageViews((view) => {
    const url = addressOfView(view)
    // Older scripts know the address as `u` alone.
    window.plausible?.('pageview', { url, u: url })
  })
  void loadScript(plausibleScript(settings), { 'data-domain': settings.plausible?.domain ?? '' })
}
