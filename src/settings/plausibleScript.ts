import type { ProviderSettings } from './settings.ts'

/** Plausible’s script without automatic page views (https://plausible.io/docs/custom-locations). */
const PLAUSIBLE_SCRIPT = 'https://plausible.io/js/script.manual.js'

export function plausibleScript({ plausible }: ProviderSettings): string {
  return plausible?.script ?? PLAUSIBLE_SCRIPT
}
