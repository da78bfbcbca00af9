import type { ProviderSettings } from '../../src/settings/settings.ts'

/** Google’s id as a seller (https://support.google.com/adsense/answer/12171612). */
const GOOGLE = 'f08c47fec0942fa0'

/**
 * ads.txt, which says who may sell the places for advertisements; no file where nobody may.
 *
 * @returns name and text of the file
 */
export function adsTxt({ ads, adsense }: ProviderSettings): [string, string][] {
  if (ads === 'none' || !adsense) return []
  const publisher = adsense.client.replace(/^ca-/, '')
  return [['ads.txt', `google.com, ${publisher}, DIRECT, ${GOOGLE}\n`]]
}
