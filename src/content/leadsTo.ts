import { slug } from '../shared/slug.ts'

/** Whether a link leads to the shop: to Amazon, www.amazon.com and amazon.co.uk do. */
export function leadsTo(retailer: string, href: string): boolean {
  const shop = slug(retailer).replaceAll('-', '')
  const host = new RegExp(`(?:^|\\.)${shop}\\.(?:[a-z]{2,}|com?\\.[a-z]{2})$`)
  return URL.canParse(href) && host.test(new URL(href).hostname)
}
