/** What the files of a site say to machines. */
import { Window } from 'happy-dom'
import { openEngine } from '../../src/features/search/results/engine.ts'
import { FEEDS } from '../../src/addresses/feeds.ts'
import { indexPath } from '../../src/addresses/paths.ts'
import type { BuiltPage, BuiltSite } from '../site/builtSite.ts'
import { childrenOf, readXml, textsOf } from '../readXml.ts'

export interface FeedItem {
  url: string
  title: string
  summary: string
  html: string
}

export function feedItems(site: BuiltSite): { rss: FeedItem[]; json: FeedItem[] } {
  const feeds = Object.values(FEEDS)
  return {
    rss: feeds.flatMap(({ rss }) => rssItems(site.text(rss.slice(1)))),
    json: feeds.flatMap(({ json }) => jsonItems(site.text(json.slice(1)))),
  }
}

function rssItems(xml: string): FeedItem[] {
  const [channel] = childrenOf(readXml(xml), 'channel')
  const items = channel ? childrenOf(channel, 'item') : []
  return items.map((item) => {
    const only = (name: string) => textsOf(item, name).join()
    return {
      url: only('link'),
      title: only('title'),
      summary: only('description'),
      html: only('content:encoded'),
    }
  })
}

function jsonItems(json: string): FeedItem[] {
  const { items }: { items: (FeedItem & { content_html: string })[] } = JSON.parse(json)
  return items.map(({ url, title, summary, content_html: html }) => ({ url, title, summary, html }))
}

export function sitemapAddresses(site: BuiltSite): { pages: string[]; pictures: string[] } {
  const urls = childrenOf(readXml(site.text('sitemap.xml')), 'url')
  const images = urls.flatMap((url) => childrenOf(url, 'image:image'))
  return {
    pages: urls.flatMap((url) => textsOf(url, 'loc')),
    pictures: images.flatMap((image) => textsOf(image, 'image:loc')),
  }
}

const { DOMParser } = new Window()

export function headOf({ html }: BuiltPage): Record<string, string> {
  const above = html.split('<style>', 1)[0] ?? ''
  const head = new DOMParser().parseFromString(above, 'text/html')
  const metas = [...head.querySelectorAll('meta[content]')].map((meta) => [
    meta.getAttribute('name') ?? meta.getAttribute('property'),
    meta.getAttribute('content'),
  ])
  return { ...Object.fromEntries(metas), title: head.querySelector('title')?.textContent ?? '' }
}

export function engineOf(site: BuiltSite) {
  const { data }: { data: { index: string } } = JSON.parse(site.text('data/search.json'))
  return openEngine(site.text(indexPath(data.index).slice(1)))
}
