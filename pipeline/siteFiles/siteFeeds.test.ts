import { describe, expect, test } from 'vitest'
import {
  authors,
  documents,
  posts,
  type Recipe,
  recipes,
} from '../../src/content/prerender/documents.ts'
import { fileWords } from '../../src/content/prerender/fileWords.ts'
import { readPageData } from '../../src/content/prerender/pageData.ts'
import { settings } from '../../src/settings/settings.ts'
import { type SiteContent, sitemapEntries } from './crawlerFiles.ts'
import { blogFeed, recipeFeed } from './siteFeeds.ts'

const CONTENT: SiteContent = { settings, ...documents, authors, readPageData, words: fileWords }
const ADDRESS = 'https://pinchwell.example'
const OWN = { name: 'recipes-1-1f2e3d4c5b', color: '#123456', share: '0a1b2c3d' }
const ELSEWHERE = { address: 'https://photos.example/salmon.png', color: '#123456' }

function recipe(id: number): Recipe {
  const found = recipes.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`There is no recipe ${id}.`)
  return found
}

/** Returns the content with only one recipe, some of whose fields are replaced. */
function withRecipe(id: number, fields: Partial<Recipe>): SiteContent {
  return {
    ...CONTENT,
    recipes: [{ ...recipe(id), ...fields }],
    readPageData(name, params) {
      const data = readPageData(name, params)
      return data && { ...data, ...fields }
    },
  }
}

describe('the feed of the blog', () => {
  const feed = blogFeed(CONTENT)

  test('has the posts in the order of the blog', () => {
    expect(feed.items.map(({ url }) => url)).toEqual(posts.map(({ id }) => `${ADDRESS}/blog/${id}`))
    expect(feed.items[0]).toMatchObject({
      title: 'Air fryer or toaster oven: which earns the counter space?',
      day: '2025-10-15',
      tags: ['Product Reviews'],
    })
  })

  test('knows where it is and what it follows', () => {
    const author = { name: 'Pinchwell', url: `${ADDRESS}/` }
    const [rssUrl, jsonUrl] = ['xml', 'json'].map((ending) => `${ADDRESS}/feed.${ending}`)
    expect(feed).toMatchObject({ pageUrl: `${ADDRESS}/blog`, rssUrl, jsonUrl, author })
  })
})

describe('the feed of the recipes', () => {
  const feed = recipeFeed(CONTENT)

  test('has the fifty newest, the newest first and of one day the higher id first', () => {
    expect(feed.items).toHaveLength(50)
    const days = feed.items.map(({ day }) => day)
    expect(days).toEqual(days.toSorted().toReversed())
    const oldest = recipes.map(({ date }) => date).toSorted()[0]
    expect(days).not.toContain(oldest)
    const ids = feed.items
      .filter(({ day }) => day === '2025-10-18')
      .map(({ url }) => Number(url.replace(`${ADDRESS}/recipes/`, '')))
    expect(ids.length).toBeGreaterThan(1)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  })

  test('has category and cuisine as tags, as far as there are any', () => {
    const [tagged] = recipeFeed({ ...CONTENT, recipes: [recipe(12)] }).items
    expect(tagged?.tags).toEqual(['Desserts', 'Italian'])
    const [plain] = recipeFeed(withRecipe(12, { cuisine: undefined })).items
    expect(plain?.tags).toEqual(['Desserts'])
  })

  test('has a picture as JPEG, or the one elsewhere that a document names', () => {
    const { imageDesc } = recipe(1)
    const [elsewhere] = recipeFeed(withRecipe(1, { picture: ELSEWHERE })).items
    expect(elsewhere?.picture).toEqual({ url: ELSEWHERE.address, description: imageDesc })
    expect(elsewhere?.html).toContain(`src="${ELSEWHERE.address}"`)
    const [own] = recipeFeed(withRecipe(1, { picture: OWN })).items
    expect(own?.picture).toEqual({
      url: `${ADDRESS}/pictures/recipes-1-1f2e3d4c5b-4x3.jpg`,
      description: imageDesc,
      file: { width: 1200, height: 900, type: 'image/jpeg' },
    })
  })

  test('describes a picture of which only the address is known by the title', () => {
    const imageDesc = ELSEWHERE.address
    const [item] = recipeFeed(withRecipe(1, { picture: ELSEWHERE, imageDesc })).items
    expect(item?.picture.description).toBe('Lemon-herb salmon with asparagus')
  })
})

describe('the entries of the sitemap', () => {
  const entries = sitemapEntries(
    ['/', '/recipes', '/recipes/7', '/reviews', '/reviews/3', '/blog', '/blog/4', '/about'],
    CONTENT,
  )
  const changes = Object.fromEntries(
    entries.map(({ url, lastmod }) => [url.replace(ADDRESS, ''), lastmod]),
  )

  test('change with their document, and lists with the newest that they show', () => {
    expect(changes).toEqual({
      '/': '2025-10-19',
      '/recipes': '2025-10-19',
      '/recipes/7': recipe(7).date,
      '/reviews': '2025-10-16',
      '/reviews/3': '2025-09-22',
      '/blog': '2025-10-15',
      '/blog/4': '2025-10-05',
      '/about': undefined,
    })
  })

  test('change with a corrected recipe, also on the pages of lists and of its author', () => {
    const corrected = { author: 'nora-bexley', updated: '2026-02-03' }
    const reviews = documents.reviews
      .slice(0, 1)
      .map((review) => Object.assign({}, review, { updated: '2026-01-02' }))
    const content = { ...withRecipe(7, corrected), reviews, posts: [] }
    const pages = ['/recipes/7', '/recipes', '/authors/nora-bexley', '/comparisons', '/about']
    const days = sitemapEntries(pages, content).map(({ lastmod }) => lastmod)
    expect(days.join(' ')).toBe('2026-02-03 2026-02-03 2026-02-03 2026-01-02 ')
    expect(recipeFeed(content).items[0]?.updated).toBe('2026-02-03')
  })

  test('have the pictures of documents', () => {
    const pictures = entries.map(({ img }) => img?.replace(ADDRESS, ''))
    const shapes = pictures.map((picture = '') => picture.replace(/\w+(-4x3\.jpg)$/, 'x$1'))
    const [recipe7, review3, post4] = ['recipes-7', 'reviews-3', 'posts-4'].map(
      (name) => `/pictures/${name}-x-4x3.jpg`,
    )
    expect(shapes).toEqual(['', '', recipe7, '', review3, '', post4, ''])
  })

  test('have a picture elsewhere at its own address', () => {
    const [entry] = sitemapEntries(['/recipes/1'], withRecipe(1, { picture: ELSEWHERE }))
    expect(entry?.img).toBe(ELSEWHERE.address)
  })
})
