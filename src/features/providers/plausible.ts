import { plausibleScript } from '../../site/providers/plausibleScript.ts'
import type { ProviderSettings } from '../../site/settings.ts'
import { loadScript } from './loadScript.ts'
import { addressOfView, followPageViews } from './pageViews.ts'

type Plausible = ((event: string, options: { u: string }) => void) & { q?: IArguments[] }

declare global {
  interface Window {
    /** A queue until the script takes its place (https://plausible.io/docs/custom-event-goals). */
    plausible?: Plausible
  }
}

/** Counts page views with Plausible, by its script for page views that the page reports itself. */
export function startPlausible(settings: ProviderSettings): void {
  const queue: Plausible = function enqueue(..._call) {
    // The script applies what it finds as calls, so it has to be this object.
    ;(queue.q ??= []).push(arguments)
  }
  window.plausible ??= queue
  followPageViews((view) => window.plausible?.('pageview', { u: addressOfView(view) }))
  void loadScript(plausibleScript(settings), { 'data-domain': settings.plausible?.domain ?? '' })
}
