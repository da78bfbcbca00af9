/** Reads both feed formats back with independent parsers. */
import { describe, expect, test } from 'vitest'
import { ODD_TEXT, ODD_TEXT_SHOWN } from '../../tests/support/oddText.ts'
import { childrenOf, readXml, textsOf, type XmlElement } from '../../tests/support/readXml.ts'
import { writeJsonFeed, writeRss } from './feedFiles.ts'
import type { Feed } from './siteFeeds.ts'

type FeedItem = Feed['items'][number]

const CAKE: FeedItem = {
  url: 'https://example.com/recipes/12',
  title: 'Cake & tea',
  day: '2025-10-05',
  updated: undefined,
  author: undefined,
  summary: 'With <lemon>.',
  html: '<p>Bake &amp; eat.</p>',
  picture: {
    url: 'https://example.com/cake.jpg',
    description: 'A cake',
    file: { width: 1200, height: 900, type: 'image/jpeg' },
  },
  tags: ['Desserts', 'Italian'],
}

const ODD: FeedItem = {
  ...CAKE,
  url: 'https://example.com/recipes/13',
  title: ODD_TEXT,
  day: '2024-02-29',
  summary: ODD_TEXT,
  html: `<p>${ODD_TEXT}</p>`,
  picture: { url: 'https://example.com/x?a=1&b=2', description: ODD_TEXT },
  tags: [ODD_TEXT],
}

const FEED: Feed = {
  title: 'Example: recipes',
  description: 'What to cook',
  language: 'en',
  pageUrl: 'https://example.com/recipes',
  rssUrl: 'https://example.com/recipes/feed.xml',
  jsonUrl: 'https://example.com/recipes/feed.json',
  iconUrl: 'https://example.com/icon-512.png',
  author: { name: 'Example', url: 'https://example.com/' },
  items: [CAKE, ODD],
}

function childOf(element: XmlElement, name: string): XmlElement {
  const [child] = childrenOf(element, name)
  if (!child) throw new Error(`There is no ${name}.`)
  return child
}

describe('RSS', () => {
  const rss = readXml(writeRss(FEED))
  const channel = childOf(rss, 'channel')
  const [cake, odd] = childrenOf(channel, 'item')
  if (!cake || !odd) throw new Error('There are no items.')

  test('is of version 2.0 and says what it is, where, and when it changed last', () => {
    expect(rss).toMatchObject({ name: 'rss', attributes: { version: '2.0' } })
    const facts = channel.elements.filter(({ name }) => name !== 'item')
    expect(facts.map(({ name, text }) => [name, text])).toEqual([
      ['title', 'Example: recipes'],
      ['link', 'https://example.com/recipes'],
      ['description', 'What to cook'],
      ['language', 'en'],
      ['atom:link', ''],
      ['lastBuildDate', 'Sun, 05 Oct 2025 00:00:00 GMT'],
    ])
    const self = { href: FEED.rssUrl, rel: 'self', type: 'application/rss+xml' }
    expect(facts[4]?.attributes).toEqual(self)
  })

  test('has every item with its address, day, author, tags, summary and full text', () => {
    expect(cake.elements.map(({ name, text }) => [name, text])).toEqual([
      ['title', 'Cake & tea'],
      ['link', CAKE.url],
      ['guid', CAKE.url],
      ['pubDate', 'Sun, 05 Oct 2025 00:00:00 GMT'],
      ['dc:creator', 'Example'],
      ['category', 'Desserts'],
      ['category', 'Italian'],
      ['description', 'With <lemon>.'],
      ['content:encoded', '<p>Bake &amp; eat.</p>'],
      ['media:content', ''],
    ])
    expect(childOf(cake, 'guid').attributes).toEqual({ isPermaLink: 'true' })
    const media = childOf(cake, 'media:content')
    const size = { width: '1200', height: '900', type: 'image/jpeg' }
    expect(media.attributes).toEqual({ url: CAKE.picture.url, medium: 'image', ...size })
    expect(textsOf(media, 'media:description')).toEqual(['A cake'])
  })

  test('keeps odd texts as they are, except for what XML cannot hold', () => {
    for (const name of ['title', 'category', 'description'])
      expect(textsOf(odd, name)).toEqual([ODD_TEXT_SHOWN])
    expect(textsOf(odd, 'content:encoded')).toEqual([`<p>${ODD_TEXT_SHOWN}</p>`])
    const { attributes } = childOf(odd, 'media:content')
    expect(attributes).toEqual({ url: ODD.picture.url, medium: 'image' })
  })

  test('of a site without documents is a feed all the same', () => {
    const { elements } = childOf(readXml(writeRss({ ...FEED, items: [] })), 'channel')
    expect(elements.map(({ name }) => name).join(' ')).toBe(
      'title link description language atom:link',
    )
  })
})

describe('JSON Feed', () => {
  const text = writeJsonFeed(FEED)
  const feed = JSON.parse(text)

  test('is of version 1.1 and says what it is and where', () => {
    const { items: _items, ...rest } = feed
    expect(rest).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: FEED.title,
      home_page_url: FEED.pageUrl,
      feed_url: FEED.jsonUrl,
      description: FEED.description,
      icon: FEED.iconUrl,
      authors: [FEED.author],
      language: 'en',
    })
  })

  test('has every item with all that it knows', () => {
    expect(feed.items).toHaveLength(2)
    expect(feed.items[0]).toEqual({
      id: CAKE.url,
      url: CAKE.url,
      title: 'Cake & tea',
      content_html: '<p>Bake &amp; eat.</p>',
      summary: 'With <lemon>.',
      image: 'https://example.com/cake.jpg',
      date_published: '2025-10-05T00:00:00.000Z',
      authors: [{ name: 'Example', url: 'https://example.com/' }],
      tags: ['Desserts', 'Italian'],
    })
  })

  test('keeps odd texts as they are, without halves of characters, which not every reader takes', () => {
    expect(feed.items[1]).toMatchObject({
      title: ODD_TEXT_SHOWN,
      summary: ODD_TEXT_SHOWN,
      content_html: `<p>${ODD_TEXT_SHOWN}</p>`,
      tags: [ODD_TEXT_SHOWN],
    })
    expect(text).not.toMatch(/\\u[dD][89a-fA-F]|\\u0000/)
  })
})

test('an item that was changed says when, and so does its feed', () => {
  const feed = { ...FEED, items: [ODD, { ...CAKE, updated: '2025-11-02' }] }
  const channel = childOf(readXml(writeRss(feed)), 'channel')
  const updates = childrenOf(channel, 'item').flatMap((item) => textsOf(item, 'atom:updated'))
  expect(updates).toEqual(['2025-11-02T00:00:00.000Z'])
  expect(textsOf(channel, 'lastBuildDate')).toEqual(['Sun, 02 Nov 2025 00:00:00 GMT'])
  const { items: json } = JSON.parse(writeJsonFeed(feed))
  expect(json.map((item: { date_modified?: string }) => item.date_modified)).toEqual([
    undefined,
    '2025-11-02T00:00:00.000Z',
  ])
})
