import { latestDay } from './crawlerFiles.ts'
import type { Feed } from './siteFeeds.ts'
import { xmlElement, type XmlMarkup, xmlFile, replaceForbidden } from './xml.ts'

type FeedItem = Feed['items'][number]

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

/** Writes a feed as RSS 2.0 (https://www.rssboard.org/rss-specification), with full texts. */
export function writeRss(feed: Feed): string {
  const changed = latestDay(feed.items.map(({ day, updated }) => updated ?? day))
  const self = { href: feed.rssUrl, rel: 'self', type: 'application/rss+xml' }
  const channel = xmlElement(
    'channel',
    {},
    xmlElement('title', {}, feed.title),
    xmlElement('link', {}, feed.pageUrl),
    xmlElement('description', {}, feed.description),
    xmlElement('language', {}, feed.language),
    xmlElement('atom:link', self),
    // The day of the newest change rather than of the build, so that equal content gives equal files.
    changed && xmlElement('lastBuildDate', {}, rfc822(changed)),
    ...feed.items.map((item) => itemElement(item, feed.author.name)),
  )
  return xmlFile(xmlElement('rss', { version: '2.0', ...NAMESPACES }, channel))
}

function itemElement(item: FeedItem, author: string): XmlMarkup {
  return xmlElement(
    'item',
    {},
    xmlElement('title', {}, item.title),
    xmlElement('link', {}, item.url),
    xmlElement('guid', { isPermaLink: 'true' }, item.url),
    xmlElement('pubDate', {}, rfc822(item.day)),
    // RSS has no element for an update.
    item.updated && xmlElement('atom:updated', {}, startOfDay(item.updated).toISOString()),
    xmlElement('dc:creator', {}, item.author?.name ?? author),
    ...item.tags.map((tag) => xmlElement('category', {}, tag)),
    xmlElement('description', {}, item.summary),
    xmlElement('content:encoded', {}, item.html),
    mediaElement(item),
  )
}

function mediaElement({ picture: { url, description, file } }: FeedItem): XmlMarkup {
  const size = file && { width: String(file.width), height: String(file.height), type: file.type }
  return xmlElement(
    'media:content',
    { url, medium: 'image', ...size },
    xmlElement('media:description', { type: 'plain' }, description),
  )
}

/** Midnight in UTC, since documents have a day without a time. */
function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** `Wed, 15 Oct 2025 00:00:00 GMT`: RFC 822, but with a four-digit year. */
function rfc822(day: string): string {
  return startOfDay(day).toUTCString()
}

/** Writes a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function writeJsonFeed(feed: Feed): string {
  const { title, description, language, pageUrl, jsonUrl, iconUrl, author, items } = feed
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: jsonUrl,
    description,
    icon: iconUrl,
    authors: [author],
    language,
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
