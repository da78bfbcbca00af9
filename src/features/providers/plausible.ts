import { plausibleScript } from '../../settings/plausibleScript.ts'
import type { ProviderSettings } from '../../settings/settings.ts'
import { loadScript } from './loadScript.ts'
import { addressOfView, followPageViews } from './pageViews.ts'

type Plausible = ((event: string, options: { url: string; u: string }) => void) & {
  q?: IArguments[]
  /** Scripts since October 2025 read it. */
  o?: { autoCapturePageviews: boolean }
}

declare global {
  interface Window {
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
    // Older scripts only know `u`.
    window.plausible?.('pageview', { url, u: url })
  })
  void loadScript(plausibleScript(settings), { 'data-domain': settings.plausible?.domain ?? '' })
}
