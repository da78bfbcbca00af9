// @vitest-environment happy-dom
/** The effects of authors and changed categories on a site with edited content. */
import path from 'node:path'
import { mkdir } from 'node:fs/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { compileContent } from '../../pipeline/content/compile/compileContent.ts'
import { writeJsonFeed, writeRss } from '../../pipeline/siteFiles/feedFiles.ts'
import { blogFeed } from '../../pipeline/siteFiles/siteFeeds.ts'
import { headerFacts } from '../../pipeline/hosts/siteHeaders.ts'
import { sitePaths } from '../../pipeline/system/sitePaths.ts'
import { createSearchEngine } from '../../src/features/search/results/engine.ts'
import { copyContent } from '../edits/editedContent.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const SOUPS = 'Süße Soups 2'
const JO =
  'name: Jo Ladle\ntext: Jo bakes by the sea.\nimageDesc: A loaf on a board\nsameAs: [https://social.example/@jo]\n'

const PRESS =
  '---\nslug: press\ntitle: Press\ndescription: Photographs for papers.\n---\n\nHigh resolution zeppelins.\n'

const CONTACT =
  '---\nslug: contact\ntitle: Come in\ndescription: Behind the old mill.\n---\n\nOpen on Mondays.\n'

// Generated modules import packages of the project.
await mkdir(sitePaths.work, { recursive: true })
const root = temporaryFolder(sitePaths.work)
afterAll(() => {
  vi.doUnmock('contentlayer/generated')
  vi.resetModules()
})
const dir = path.join(root, 'content')
const content = await copyContent(sitePaths.content, dir)
await content.write('authors/jo-ladle.yaml', JO)
await content.write(
  'authors/ann-whisk.yaml',
  'name: Ann Whisk\ntext: Ann cooks inland.\nimage: https://faces.example/ann.jpg\nimageDesc: Ann\n',
)
for (const [folder, id] of [
  ['recipes', 11],
  ['reviews', 6],
  ['posts', 1],
] as const) {
  const name = await content.find(folder, id)
  await content.change(name, (text) => text.replace(/^id:/m, 'author: jo-ladle\nid:'))
}
await content.write('pages/press.mdx', PRESS)
await content.write('pages/contact.mdx', CONTACT)
await content.change('categories.yaml', (text) =>
  text
    .replace('recipes:\n', `recipes:\n  - name: ${SOUPS}\n    description: Sweet and in a bowl.\n`)
    .replace('reviews:\n', 'reviews:\n  - name: Woks\n'),
)
await content.set(await content.find('recipes', 11), { category: SOUPS })
await content.set(await content.find('reviews', 6), { category: 'Woks' })
const audience = { now: new Date('2026-01-01'), audience: 'readers' } as const
await compileContent(audience, dir, root)
const generated = path.join(root, '.contentlayer/generated/index.mjs')
// Test files share imported modules, which could hold another file's content.
vi.resetModules()
vi.doMock('contentlayer/generated', () => import(generated))
const site = await import('../../src/prerender.tsx')

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

test('the policy lets in the pictures of authors', () => {
  const { imageOrigins } = headerFacts({ site, template: '', earlyScript: '' })
  expect(imageOrigins).toContain('https://faces.example')
})

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('lists filter by them in their order', async () => {
  const { document: list } = await page('/recipes')
  expect(texts(list, '[aria-label="Recipe categories"] button').slice(0, 3)).toEqual([
    'All',
    SOUPS,
    'Breakfast',
  ])
  expect(texts(list, `article[data-category="${SOUPS}"]`)).toHaveLength(1)
  expect(texts((await page('/comparisons')).document, '[role="tab"]')[0]).toBe('Woks')
  const { document: reviews } = await page('/reviews')
  expect(texts(reviews, '[aria-label="Product categories"] button')[1]).toBe('Woks')
})

test('what is said of one comes with the data of the page', () => {
  const data = JSON.parse(site.pageJson('/recipes') ?? '')
  expect(data.categories[0]).toEqual({ name: SOUPS, description: 'Sweet and in a bowl.' })
  expect(data.categories[1]).toEqual({ name: 'Breakfast' })
})

test('the search finds pages of the owner’s own by any word, but none that the program knows', () => {
  const [index = ''] = site.indexFiles().values()
  const { search } = createSearchEngine(index)
  for (const words of ['press', 'photographs', 'zeppelins']) {
    expect(search(words).hits[0]).toMatchObject({ path: '/press', kind: 'pages', title: 'Press' })
  }
  const pages = search('privacy mill press zeppelins').hits.filter(({ kind }) => kind === 'pages')
  expect(pages.map((hit) => hit.path)).toEqual(['/press'])
})

test('words of one’s own stand beside the form of the contact page, which is there once', async () => {
  const { document } = await page('/contact')
  expect(document.querySelector('title')?.textContent).toContain('Come in')
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
    'Behind the old mill.',
  )
  expect(texts(document, 'h1')).toEqual(['Come in'])
  expect(texts(document, 'main aside p')).toContain('Open on Mondays.')
  expect(texts(document, 'main textarea[name="message"]')).toHaveLength(1)
  expect(document.body.textContent).not.toContain('write to us.')
  expect(site.pageJobs().filter(({ pathname }) => pathname === '/contact')).toHaveLength(1)
})
