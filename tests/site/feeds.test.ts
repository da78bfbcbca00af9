import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { childrenOf, readXml, textsOf } from '../support/readXml.ts'
import { attributes, openBuiltSite } from './builtSite.ts'
import { readDocuments } from './documents.ts'
import { kindOf } from '../../src/kinds/kinds.ts'

const site = await openBuiltSite()
const { documents: all, recipes, posts, siteAddress } = await readDocuments()

const { DOMParser } = new Window()

function parse(html: string) {
  return new DOMParser().parseFromString(html, 'text/html')
}

function valuesIn(document: ReturnType<typeof parse>, selector: string, name: string) {
  return [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name))
}

/** Parses only the head of each page above its styles, since full pages take seconds. */
const heads = site.pages.map(({ address, html }) => ({
  address,
  head: parse(html.split('<style>', 1)[0] ?? ''),
}))

function exists(url: string): boolean {
  const { origin, pathname } = new URL(url)
  const isPage = site.pages.some(({ address }) => address === pathname)
  return origin === siteAddress && (isPage || site.files.has(pathname.slice(1)))
}

describe('the sitemap', () => {
  const urls = childrenOf(readXml(site.text('sitemap.xml')), 'url')

  test('has the canonical address of every page that may be indexed, and no other', () => {
    const indexed = heads.filter(
      ({ head }) => !valuesIn(head, 'meta[name="robots"]', 'content').join().includes('noindex'),
    )
    expect(indexed.length).toBeGreaterThan(all.length)
    const canonical = indexed.flatMap(({ head }) => valuesIn(head, '[rel="canonical"]', 'href'))
    const found = urls.flatMap((url) => textsOf(url, 'loc'))
    expect(found.toSorted()).toEqual(canonical.toSorted())
  })

  test('has the picture of every document, and every picture exists', () => {
    const pictures = urls.flatMap((url) =>
      childrenOf(url, 'image:image').flatMap((image) => textsOf(image, 'image:loc')),
    )
    const pictured = all.filter(
      ({ folder, values }) => kindOf(folder) && values.imageDesc !== undefined,
    )
    expect(pictures).toHaveLength(pictured.length)
    expect(pictures.filter((picture) => !exists(picture))).toEqual([])
  })
})

const FEEDS = [
  { list: '/blog', rss: 'feed.xml', json: 'feed.json', documents: posts },
  { list: '/recipes', rss: 'recipes/feed.xml', json: 'recipes/feed.json', documents: recipes },
].filter(({ documents }) => documents.length > 0)

test('every page names the feeds in its head, and all of them exist', () => {
  const expected = FEEDS.flatMap(({ rss, json }) => [
    ['application/rss+xml', `/${rss}`],
    ['application/feed+json', `/${json}`],
  ])
  expect(expected.filter(([, file = '']) => !site.files.has(file.slice(1)))).toEqual([])
  for (const { head } of heads) {
    const links = [...head.querySelectorAll('head link[rel="alternate"]')]
    const found = links.map((link) => [link.getAttribute('type'), link.getAttribute('href')])
    expect(found).toEqual(expected)
  }
})

test('every page names the icons and the manifest in its head, and all of them exist', () => {
  const expected = [
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
  ]
  const selector = '[rel="icon"], [rel="apple-touch-icon"], [rel="manifest"]'
  for (const { head } of heads) expect(valuesIn(head, selector, 'href')).toEqual(expected)
  const { icons } = JSON.parse(site.text('manifest.webmanifest'))
  const files = [...expected, ...icons.map(({ src }: { src: string }) => src)]
  expect(files.filter((file) => !site.files.has(file.slice(1)))).toEqual([])
})

test.each(FEEDS)('the feed of $list is linked to at the foot of the list', ({ list, rss }) => {
  const types = attributes(site.page(list), `main a[href="/${rss}"]`, 'type')
  expect(types).toEqual(['application/rss+xml'])
})
