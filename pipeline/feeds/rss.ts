import { type Feed, type FeedItem, LANGUAGE, startOfDay } from './feed.ts'
import { latestDay } from './sitemap.ts'
import { element, type Xml, xmlFile } from './xml.ts'

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
  const channel = element(
    'channel',
    {},
    element('title', {}, feed.title),
    element('link', {}, feed.pageUrl),
    element('description', {}, feed.description),
    element('language', {}, LANGUAGE),
    element('atom:link', self),
    // Of the items, not of the build, so that nothing changes without a change.
    ...(changed ? [element('lastBuildDate', {}, rfc822(changed))] : []),
    ...feed.items.map((item) => itemElement(item, feed.author.name)),
  )
  return xmlFile(element('rss', { version: '2.0', ...NAMESPACES }, channel))
}

function itemElement(item: FeedItem, author: string): Xml {
  return element(
    'item',
    {},
    element('title', {}, item.title),
    element('link', {}, item.url),
    element('guid', { isPermaLink: 'true' }, item.url),
    element('pubDate', {}, rfc822(item.day)),
    // RSS has no element for it.
    ...(item.updated ? [element('atom:updated', {}, startOfDay(item.updated).toISOString())] : []),
    element('dc:creator', {}, item.author?.name ?? author),
    ...item.tags.map((tag) => element('category', {}, tag)),
    element('description', {}, item.summary),
    element('content:encoded', {}, item.html),
    mediaElement(item),
  )
}

/** https://www.rssboard.org/media-rss */
function mediaElement({ picture: { url, description, file } }: FeedItem): Xml {
  const size = file && { width: String(file.width), height: String(file.height), type: file.type }
  return element(
    'media:content',
    { url, medium: 'image', ...size },
    element('media:description', { type: 'plain' }, description),
  )
}

/** `Wed, 15 Oct 2025 00:00:00 GMT`, by RFC 822 with four digits of the year. */
function rfc822(day: string): string {
  return startOfDay(day).toUTCString()
}
