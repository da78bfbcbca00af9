import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { withoutTrailingSlash } from '../../src/site/paths.ts'
import {
  AD,
  AD_SELECTOR,
  type BuiltPage,
  dataFile,
  missingIn,
  openBuiltSite,
} from './builtSite.ts'
import { fragmentsOf, paragraphsOf, readDocuments, type SiteDocument, textsIn } from './documents.ts'

const site = await openBuiltSite()
const { documents, brand, address: siteAddress } = await readDocuments()

const recipes = documents.filter(({ kind }) => kind === 'recipe')
const reviews = documents.filter(({ kind }) => kind === 'review')
const posts = documents.filter(({ kind }) => kind === 'post')
const postsByDate = posts.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)) || b.id - a.id)
const detailed = [...recipes, ...reviews, ...posts]

const STANDING = [
  '/',
  '/recipes',
  '/reviews',
  '/comparisons',
  '/blog',
  '/about',
  '/contact',
  '/privacy',
]
const addresses = [...STANDING, ...detailed.map(({ address }) => address)]
const NOT_FOUND = [
  ['/recipes/404', 'Recipe not found'],
  ['/reviews/404', 'Review not found'],
  ['/blog/404', 'Blog post not found'],
  ['/404', 'Page not found'],
] as const

function dateOf({ values }: SiteDocument): string {
  return String(values.date)
}

function attribute(page: BuiltPage, selector: string, name: string): (string | null)[] {
  return [...page.document.querySelectorAll(selector)].map((element) => element.getAttribute(name))
}

function headings({ document }: BuiltPage): string[] {
  return [...document.querySelectorAll('h1')].map(({ textContent }) => textContent)
}

/** The entries that stand in a list more than once. */
function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test('the content is the 53 recipes, 29 reviews and 16 posts of the specification', () => {
  expect([recipes.length, reviews.length, posts.length]).toEqual([53, 29, 16])
})

describe('heads', () => {
  test('every page has one title, and no other page has it', () => {
    const titles = site.pages.map(({ document }) => document.querySelectorAll('title'))
    expect(titles.filter(({ length }) => length !== 1)).toEqual([])
    expect(repeated(site.pages.map(({ document }) => document.title))).toEqual([])
  })

  test('the title of a document is its own with the brand', () => {
    for (const { address, title } of documents) {
      const expected = title.includes(brand) ? title : `${title} | ${brand}`
      expect(site.page(address).document.title).toBe(expected)
    }
  })

  test('every page has one description; that of a document is its own', () => {
    const descriptions = addresses.map((address) => {
      const found = attribute(site.page(address), 'meta[name="description"]', 'content')
      expect(found, address).toEqual([expect.stringMatching(/.{20}/)])
      return String(found[0])
    })
    expect(repeated(descriptions)).toEqual([])
    for (const { address, description } of documents) {
      expect(descriptions[addresses.indexOf(address)]).toBe(description)
    }
  })

  test('every page has one canonical address, without a slash at its end, and may be indexed', () => {
    for (const address of addresses) {
      const page = site.page(address)
      expect(attribute(page, 'link[rel="canonical"]', 'href')).toEqual([siteAddress + address])
      expect(attribute(page, 'meta[name="robots"]', 'content')).toEqual([])
    }
  })

  test('what belongs into the head stands only there', () => {
    const strays = 'body title, body meta, body link'
    expect(site.pages.filter(({ document }) => document.querySelector(strays))).toEqual([])
  })
})

describe('words', () => {
  test('every page has one first-level heading; that of a document is its title', () => {
    for (const page of site.pages) expect(headings(page), page.address).toHaveLength(1)
    for (const { address, title } of documents) {
      expect(headings(site.page(address))).toEqual([title])
    }
  })

  test.each(documents)('$address says all that its document says, in order', (document) => {
    expect(document.words.length).toBeGreaterThan(3)
    expect(missingIn(site.page(document.address).text, document.words)).toEqual([])
  })

  test('every ingredient, step, pro and con is an entry of a list', () => {
    for (const { address, values } of [...recipes, ...reviews]) {
      const entries = [...site.page(address).document.querySelectorAll('main li')]
      const text = entries.map(({ textContent }) => `\n${textContent}`).join('')
      const { ingredients, instructions, pros, cons } = values
      const words = [ingredients, instructions, pros, cons].flatMap(textsIn)
      expect(words.filter((word) => !text.includes(word))).toEqual([])
      expect(entries).toHaveLength(words.length)
    }
  })

  test.each(NOT_FOUND)('%s says “%s”, is not indexed and names no address', (address, message) => {
    const page = site.page(address)
    expect(headings(page)).toEqual([message])
    expect(attribute(page, 'meta[name="robots"]', 'content')).toEqual(['noindex'])
    expect(attribute(page, 'link[rel="canonical"]', 'href')).toEqual([])
    expect(page.document.querySelector('main a[href]'), 'a way on').not.toBeNull()
  })
})

describe('addresses', () => {
  /** The addresses of this site that a page refers to, without the site's own. */
  function references({ document }: BuiltPage): string[] {
    const elements = [...document.querySelectorAll('[href], [src]')]
    return elements
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .map((reference) => (reference === siteAddress ? '/' : reference.replace(siteAddress, '')))
      .filter((reference) => /^(\/(?!\/)|#)/.test(reference))
  }

  function leadsNowhere(reference: string, from: BuiltPage): boolean {
    const { pathname, hash } = new URL(reference, `https://site.example${from.address}`)
    if (site.files.has(pathname.slice(1))) return false
    const target = site.pages.find(({ address }) => address === pathname)
    if (!target || (target.address.endsWith('/404') && target !== from)) return true
    return hash !== '' && !target.document.getElementById(hash.slice(1))
  }

  test('every link and every asset of every page exists', () => {
    const broken = site.pages.flatMap((page) =>
      references(page)
        .filter((reference) => leadsNowhere(reference, page))
        .map((reference) => `${page.address} → ${reference}`),
    )
    expect(broken).toEqual([])
  })

  test('links to pages have no slash at their end', () => {
    const slashed = site.pages.flatMap((page) =>
      references(page).filter((reference) => {
        const [pathname = ''] = reference.split(/[?#]/)
        return withoutTrailingSlash(pathname) !== pathname
      }),
    )
    expect(slashed).toEqual([])
  })

  test('everything that a script or a style names exists', () => {
    const missing = [...site.files.keys()]
      .filter((name) => /\.(js|css)$/.test(name))
      .flatMap((name) => namedFiles(name).map((named) => `${name} → ${named}`))
      .filter((pair) => !site.files.has(pair.replace(/^.* → /, '')))
    expect(missing).toEqual([])
  })

  function namedFiles(name: string): string[] {
    const text = site.text(name)
    const assets = text.match(/\bassets\/[\w.-]+\.(?:js|css|woff2|svg|png|jpg|webp|avif)\b/g) ?? []
    const neighbours = [...text.matchAll(/["'(]\.\/([\w.-]+\.(?:js|css|woff2|svg))["')]/g)]
    return [...assets, ...neighbours.map(([, file]) => path.posix.join('assets', file ?? ''))]
  }
})

describe('data', () => {
  function embedded(page: BuiltPage): unknown {
    return JSON.parse(page.document.querySelector('#page-data')?.textContent ?? '')
  }

  function data(address: string): unknown {
    return JSON.parse(site.text(dataFile(address)))
  }

  test('the data of every page stands beside it and equals what its HTML carries', () => {
    for (const address of addresses) {
      expect(embedded(site.page(address)), address).toEqual(data(address))
    }
  })

  test('the data of a document is that of the document', () => {
    for (const { address, id, values } of detailed) {
      const { ingredients: _withLinks, ...plain } = values
      expect(data(address)).toMatchObject({ ...plain, id })
    }
  })

  test('every file of data belongs to a page, and not-found pages carry none', () => {
    const known = new Set(site.pages.map(({ address }) => dataFile(address)))
    const files = [...site.files.keys()].filter((name) => /^data\/.*\.json$/.test(name))
    expect(files.filter((name) => !known.has(name))).toEqual([])
    for (const [address] of NOT_FOUND) {
      expect(embedded(site.page(address))).toBeNull()
      expect(site.files.has(dataFile(address))).toBe(false)
    }
  })

  const RECIPE_CARD = ['id', 'title', 'category', 'imageDesc', 'servings', 'totalTime']
  const REVIEW_CARD = [
    'id',
    'productName',
    'category',
    'shortDescription',
    'imageDesc',
    'rating',
  ]
  const POST_CARD = ['id', 'title', 'category', 'date', 'excerpt', 'imageDesc']

  test.each([
    ['/', 'recipes', [...RECIPE_CARD, 'description', 'rating']],
    ['/', 'reviews', REVIEW_CARD],
    ['/', 'posts', POST_CARD],
    ['/recipes', 'recipes', RECIPE_CARD],
    ['/reviews', 'reviews', REVIEW_CARD],
    ['/blog', 'posts', POST_CARD],
    [
      '/comparisons',
      'products',
      ['id', 'productName', 'category', 'imageDesc', 'rating', 'affiliateLink', 'bestFor'],
    ],
  ])('of its %s the page %s knows only what the cards show', (address, list, fields) => {
    const { [list]: entries = [] } = z(data(address))
    for (const entry of entries) expect(Object.keys(entry).toSorted()).toEqual(fields.toSorted())
  })
})
