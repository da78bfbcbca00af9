import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { attributes, type BuiltPage, missingIn, openBuiltSite } from './builtSite.ts'
import { readDocuments, textsIn } from './documents.ts'

const site = await openBuiltSite()
const { documents, recipes, reviews, posts, brand, siteAddress } = await readDocuments()

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
const addresses = [...STANDING, ...[...recipes, ...reviews, ...posts].map(({ address }) => address)]
const NOT_FOUND = [
  ['/recipes/404', 'Recipe not found'],
  ['/reviews/404', 'Review not found'],
  ['/blog/404', 'Blog post not found'],
  ['/404', 'Page not found'],
] as const

function headings({ document }: BuiltPage): string[] {
  return [...document.querySelectorAll('h1')].map(({ textContent }) => textContent)
}

/** The values that stand in a list more than once. */
function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test('the content is the 53 recipes, 29 reviews and 16 posts of the specification', () => {
  expect([recipes.length, reviews.length, posts.length]).toEqual([53, 29, 16])
})

describe('heads', () => {
  test('every page has one title, and no other page has it', () => {
    for (const page of site.pages) {
      expect(page.document.querySelectorAll('title'), page.address).toHaveLength(1)
    }
    expect(repeated(site.pages.map(({ document }) => document.title))).toEqual([])
  })

  test('the title of a document is its own with the brand', () => {
    for (const { address, title } of documents) {
      const expected = title.includes(brand) ? title : `${title} | ${brand}`
      expect(site.page(address).document.title).toBe(expected)
    }
  })

  test('every page has one description, and no other page has it', () => {
    const descriptions = addresses.map((address) => {
      const found = attributes(site.page(address), 'meta[name="description"]', 'content')
      expect(found, address).toEqual([expect.stringMatching(/.{20}/)])
      return String(found[0])
    })
    expect(repeated(descriptions)).toEqual([])
  })

  test('the description of a document is its own', () => {
    for (const { address, description } of documents) {
      const found = attributes(site.page(address), 'meta[name="description"]', 'content')
      expect(found).toEqual([description])
    }
  })

  test('every page has one canonical address, without a slash at its end, and may be indexed', () => {
    for (const address of addresses) {
      const page = site.page(address)
      expect(attributes(page, 'link[rel="canonical"]', 'href')).toEqual([siteAddress + address])
      expect(attributes(page, 'meta[name="robots"]', 'content')).toEqual([])
    }
  })

  test('what belongs into the head stands nowhere else', () => {
    for (const page of site.pages) {
      expect(page.document.querySelector('body title, body meta, body link')).toBeNull()
    }
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

  test('every ingredient, step, pro and con is an entry of a list, and nothing else is', () => {
    for (const { address, values } of [...recipes, ...reviews]) {
      const { ingredients, instructions, pros, cons } = values
      const words = [ingredients, instructions, pros, cons].flatMap(textsIn)
      const entries = [...site.page(address).document.querySelectorAll('main li')]
      expect(entries, address).toHaveLength(words.length)
      for (const [index, word] of words.entries()) {
        expect(entries[index]?.textContent).toContain(word)
      }
    }
  })

  test.each(NOT_FOUND)('%s says “%s”, is not indexed and names no address', (address, message) => {
    const page = site.page(address)
    expect(headings(page)).toEqual([message])
    expect(attributes(page, 'meta[name="robots"]', 'content')).toEqual(['noindex'])
    expect(attributes(page, 'link[rel="canonical"]', 'href')).toEqual([])
    expect(page.document.querySelector('main a[href]'), 'a way on').not.toBeNull()
  })
})

describe('addresses', () => {
  /** The addresses inside this site that a page refers to. */
  function references({ document }: BuiltPage): string[] {
    return [...document.querySelectorAll('[href], [src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .map((reference) => reference.replace(siteAddress, ''))
      .filter((reference) => /^(\/(?!\/)|#)/.test(reference))
  }

  function leadsNowhere(reference: string, from: BuiltPage): boolean {
    const { pathname, hash } = new URL(reference, siteAddress + from.address)
    if (site.files.has(pathname.slice(1))) return false
    const target = site.pages.find(({ address }) => address === pathname)
    if (!target || (target !== from && target.address.endsWith('/404'))) return true
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

  test('no link has a slash at the end of its path', () => {
    const all = site.pages.flatMap(references)
    expect(all.length).toBeGreaterThan(1000)
    expect(all.filter((reference) => /.\/($|[?#])/.test(reference))).toEqual([])
  })

  test('every file that a script or a style names exists', () => {
    const named = [...site.files.keys()]
      .filter((name) => /\.(js|css)$/.test(name))
      .flatMap((name) => filesNamedIn(site.text(name)))
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((name) => !site.files.has(name))).toEqual([])
  })

  function filesNamedIn(code: string): string[] {
    const fromRoot = code.match(/\bassets\/[\w.-]+\.(?:js|css|woff2|svg|png|jpg|webp|avif)\b/g)
    const beside = [...code.matchAll(/["'(]\.\/([\w.-]+\.(?:js|css|woff2|svg))["')]/g)]
    return [...(fromRoot ?? []), ...beside.map(([, name]) => `assets/${name}`)]
  }
})

describe('compressed variants', () => {
  const VARIANTS = [
    ['.br', brotliDecompressSync],
    ['.gz', gunzipSync],
  ] as const
  const TEXT_FILE = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/

  test.each(VARIANTS)('every text of 1 KB or more has a %s beside it', (ending) => {
    const large = [...site.files].filter(
      ([name, bytes]) => TEXT_FILE.test(name) && bytes.length >= 1024,
    )
    expect(large.length).toBeGreaterThan(200)
    expect(large.filter(([name]) => !site.files.has(name + ending))).toEqual([])
  })

  test.each(VARIANTS)(
    'every %s is smaller than its file and unpacks to the same bytes',
    (ending, unpack) => {
      const variants = [...site.files].filter(([name]) => name.endsWith(ending))
      for (const [name, bytes] of variants) {
        const { name: original, dir } = path.posix.parse(name)
        const file = site.files.get(path.posix.join(dir, original))
        expect(file?.equals(unpack(bytes)), name).toBe(true)
        expect(bytes.length, name).toBeLessThan(file?.length ?? 0)
      }
    },
  )
})
