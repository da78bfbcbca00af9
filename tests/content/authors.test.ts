// @vitest-environment happy-dom
/** A site on which people write under their own names: all that follows from `author` in a document. */
import { expect, test } from 'vitest'
import { writeJsonFeed } from '../../pipeline/feeds/jsonFeed.ts'
import { writeRss } from '../../pipeline/feeds/rss.ts'
import { blogFeed } from '../../pipeline/feeds/siteFeeds.ts'
import { pictureSources } from '../../pipeline/pictures/pictureSources.ts'
import { otherSite } from './otherSite.ts'

const JO =
  'name: Jo Ladle\ntext: Jo bakes by the sea.\nimageDesc: A loaf on a board\nsameAs: [https://social.example/@jo]\n'
const { documents, site } = await otherSite(async (content) => {
  await content.write('authors/jo-ladle.yaml', JO)
  for (const [folder, id] of [
    ['recipes', 11],
    ['reviews', 6],
    ['posts', 1],
  ] as const) {
    const name = await content.find(folder, id)
    await content.change(name, (text) => text.replace(/^id:/m, 'author: jo-ladle\nid:'))
  }
})

async function page(address: string) {
  const { head, body } = await site.renderPage(address, 2026)
  const document = new DOMParser().parseFromString(head + body, 'text/html')
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  const graph: Record<string, unknown>[] = JSON.parse(json)['@graph']
  const node = (type: string) => graph.find((candidate) => candidate['@type'] === type)
  return { document, node }
}

const ADDRESS = 'https://pinchwell.example/authors/jo-ladle'
const PERSON = { '@type': 'Person', name: 'Jo Ladle', url: ADDRESS }

test.each([
  ['/recipes/11', 'Recipe', { author: PERSON }],
  ['/reviews/6', 'Product', { review: { author: PERSON } }],
  ['/blog/1', 'BlogPosting', { author: PERSON }],
])('%s names its author in a link and to machines', async (address, type, named) => {
  const { document, node } = await page(address)
  const byline = document.querySelector('main a[href="/authors/jo-ladle"]')
  expect(byline?.parentElement?.textContent).toMatch(/^By Jo Ladle/)
  expect(node(type)).toMatchObject(named)
})

test('a document without an author is by the site', async () => {
  const { document, node } = await page('/recipes/12')
  expect(document.querySelector('a[href^="/authors/"]')).toBe(null)
  expect(node('Recipe')).toMatchObject({ author: { '@type': 'Organization' } })
})

test('the author has a page with what they wrote, which the navigation does not name', async () => {
  expect(site.pageJobs().map(({ pathname }) => pathname)).toContain('/authors/jo-ladle')
  const { document, node } = await page('/authors/jo-ladle')
  expect(document.querySelector('h1')?.textContent).toBe('Jo Ladle')
  expect(document.querySelectorAll('main article')).toHaveLength(3)
  expect(document.querySelector('a[rel="me"]')?.getAttribute('href')).toBe(
    'https://social.example/@jo',
  )
  expect(node('ProfilePage')).toMatchObject({
    mainEntity: {
      ...PERSON,
      description: 'Jo bakes by the sea.',
      sameAs: ['https://social.example/@jo'],
    },
  })
  expect(document.querySelector('nav a[href^="/authors"], footer a[href^="/authors"]')).toBe(null)
})

test('the feeds name them, and every other item is by the site', () => {
  const feed = blogFeed(site.content)
  expect(writeRss(feed).match(/<dc:creator>[^<]+/g)).toContain('<dc:creator>Jo Ladle')
  const { items } = JSON.parse(writeJsonFeed(feed))
  const authors = items.map((item: { authors: { name: string }[] }) => item.authors[0]?.name)
  expect(authors.filter((name: string) => name === 'Jo Ladle')).toHaveLength(1)
  expect(new Set(authors).size).toBe(2)
})

test('a picture is made for them under their own name', () => {
  const seeds = pictureSources(documents).map(({ seed }) => seed)
  expect(seeds).toContain('authors/jo-ladle')
})
