import type { ProviderSettings } from '../../src/settings/settings.ts'

/** Crawlers may visit every page, since `noindex` is only read on a visit (RFC 9309). */
export function robotsTxt(address: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${address}/sitemap.xml\n`
}

/** Name and text of ads.txt, with Google’s id (https://support.google.com/adsense/answer/12171612). */
export function adsTxt({ ads, adsense }: ProviderSettings): [string, string][] {
  if (ads !== 'adsense' || !adsense) return []
  const publisher = adsense.client.replace(/^ca-/, '')
  return [['ads.txt', `google.com, ${publisher}, DIRECT, f08c47fec0942fa0\n`]]
}
