import { FEEDS } from '../../src/addresses/feeds.ts'
import type { SiteContent } from './sitemap.ts'

/** The links of a page's head to the feeds that there are. */
export function feedLinks({ posts, recipes }: SiteContent): string {
  const feeds = [
    ...(posts.length > 0 ? [{ title: 'Blog', ...FEEDS.blog }] : []),
    ...(recipes.length > 0 ? [{ title: 'Recipes', ...FEEDS.recipes }] : []),
  ]
  return feeds
    .map(
      ({ title, rss, json }) =>
        `<link rel="alternate" type="application/rss+xml" title="${title} (RSS)" href="${rss}">` +
        `<link rel="alternate" type="application/feed+json" title="${title} (JSON Feed)" href="${json}">`,
    )
    .join('')
}
