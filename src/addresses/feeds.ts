export const FEEDS = {
  blog: { rss: '/feed.xml', json: '/feed.json' },
  recipes: { rss: '/recipes/feed.xml', json: '/recipes/feed.json' },
} as const
