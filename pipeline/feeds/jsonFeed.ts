import { type Feed, type FeedItem, LANGUAGE, startOfDay } from './feed.ts'
import { replaceForbidden } from './xml.ts'

/** Writes a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function writeJsonFeed(feed: Feed): string {
  const { title, description, pageUrl, jsonUrl, iconUrl, author, items } = feed
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: jsonUrl,
    description,
    icon: iconUrl,
    authors: [author],
    language: LANGUAGE,
    items: items.map((item) => itemJson(item, feed)),
  }
  return JSON.stringify(json, (_key, value: unknown) =>
    typeof value === 'string' ? replaceForbidden(value) : value,
  )
}

function itemJson(item: FeedItem, feed: Feed) {
  const { url, title, day, updated, summary, html, picture, tags } = item
  const author = item.author ?? feed.author
  return {
    id: url,
    url,
    title,
    content_html: html,
    summary,
    image: picture.url,
    date_published: startOfDay(day).toISOString(),
    date_modified: updated && startOfDay(updated).toISOString(),
    authors: [author],
    tags,
  }
}
