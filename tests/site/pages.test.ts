import { beforeAll, describe, expect, test } from 'vitest'
import {
  attributes,
  type BuiltPage,
  isOfEditor,
  leadsNowhere,
  missingIn,
  openBuiltSite,
  stylesOf,
} from './builtSite.ts'
import { ingredientsIn, readDocuments, stepsIn, textsIn } from './documents.ts'
import { paths } from '../../src/addresses/paths.ts'
import { KINDS } from '../../src/kinds/kinds.ts'
import { hasPage } from '../../src/settings/settings.ts'
import { words } from './words.ts'

const site = await openBuiltSite()
const { documents, recipes, reviews, topics, filledLists, brand, siteAddress } =
  await readDocuments()

/** Pages with personal data of visitors, and pages for the service worker. */
const NOT_INDEXED = [
  paths.search,
  paths.saved,
  paths.shoppingList,
  paths.dinner,
  paths.plan,
  '/offline',
]
const STANDING = [...new Set([...Object.values(paths), ...filledLists])]
  .filter((path) => typeof path === 'string')
  .filter((path) => hasPage(path) && !NOT_INDEXED.includes(path))
const addresses = [...new Set([...STANDING, ...topics, ...documents.map(({ address }) => address)])]
const NOT_FOUND = [
  ...KINDS.filter(({ list }) => filledLists.includes(list)).map(
    ({ list, folder }) => [`${list}/404`, words.missingOfKind[folder]] as const,
  ),
  ['/404', words.pages.notFound] as const,
]

function descriptionsOf(page: BuiltPage): string[] {
  return attributes(page, 'meta[name="description"]', 'content').map(String)
}

function headingsOf({ document }: BuiltPage): string[] {
  return [...document.querySelectorAll('h1')].map(({ textContent }) => textContent)
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

const ofSite = [...site.files.keys()].filter((name) => !isOfEditor(name))

// Parses all pages here, so that the first test that needs them does not time out.
beforeAll(() => {
  const parsed = site.pages.map(({ document }) => document)
  if (parsed.length === 0) throw new Error('The site has no pages.')
}, 120_000)

test('the pages are those of the documents, the standing ones, search, and those for what is not found', () => {
  const missing = NOT_FOUND.map(([address]) => address)
  expect(site.pages.map(({ address }) => address).toSorted()).toEqual(
    [...addresses, ...NOT_INDEXED, ...missing].toSorted(),
  )
})

describe('heads', () => {
  test('every page has one title, and no other page has it unless their documents share it', () => {
    const titles = site.pages.flatMap(({ document }) => [...document.querySelectorAll('title')])
    expect(titles).toHaveLength(site.pages.length)
    const shared = repeated(documents.map(({ title }) => title))
    const again = repeated(titles.map(({ textContent }) => textContent))
    expect(again.filter((title) => !shared.includes(title.replace(` | ${brand}`, '')))).toEqual([])
  })

  test('the title of a document is its own with the brand', () => {
    for (const { address, title } of documents) {
      const expected = title.includes(brand) ? title : `${title} | ${brand}`
      expect(site.page(address).document.title).toBe(expected)
    }
  })

  test('every page has one description, and no other page has it unless their documents share it', () => {
    const descriptions = site.pages.flatMap(descriptionsOf)
    expect(descriptions).toHaveLength(site.pages.length)
    expect(descriptions.filter((description) => description.trim() === '')).toEqual([])
    const shared = repeated(documents.map(({ description }) => description))
    expect(repeated(descriptions).filter((again) => !shared.includes(again))).toEqual([])
  })

  test('the description of a document is its own', () => {
    for (const { address, description } of documents) {
      expect(descriptionsOf(site.page(address))).toEqual([description])
    }
  })

  test('every page has one canonical address, without a slash at its end, and may be indexed', () => {
    for (const address of addresses) {
      const page = site.page(address)
      expect(attributes(page, 'link[rel="canonical"]', 'href')).toEqual([siteAddress + address])
      expect(attributes(page, 'meta[name="robots"]', 'content')).toEqual([])
    }
  })

  test('the script that sets the color scheme stands before all that could be painted', () => {
    const late = site.pages.filter(({ html }) => {
      const place = html.indexOf('mantineColorScheme')
      return place === -1 || place > html.search(/<style|<body/)
    })
    expect(late.map(({ address }) => address)).toEqual([])
  })

  test('what belongs into the head stands nowhere else', () => {
    const strays = 'body title, body meta, body link'
    const pages = site.pages.filter(({ document }) => document.querySelector(strays))
    expect(pages.map(({ address }) => address)).toEqual([])
  })
})

describe('words', () => {
  test('every page has one first-level heading; that of a document is its title', () => {
    const wrong = site.pages.filter((page) => headingsOf(page).length !== 1)
    expect(wrong.map(({ address }) => address)).toEqual([])
    for (const { address, title } of documents) {
      expect(headingsOf(site.page(address))).toEqual([title])
    }
  })

  test.each(documents)('$address says all that its document says, in order', (document) => {
    expect(document.words.length).toBeGreaterThan(1)
    expect(missingIn(site.page(document.address).text, document.words)).toEqual([])
  })

  test('every ingredient, tool, step, pro and con is an entry of a list, and nothing else is', () => {
    for (const { address, values } of [...recipes, ...reviews]) {
      const { equipment, pros, cons } = values
      const written = [
        ...ingredientsIn(values),
        ...textsIn(equipment),
        ...stepsIn(values),
        ...[pros, cons].flatMap(textsIn),
      ]
      const all = [...site.page(address).document.querySelectorAll('main li')]
      const entries = all.filter((entry) => entry.closest('nav, table') === null)
      expect(entries.map(({ textContent }) => textContent)).toEqual(
        written.map((word) => expect.stringContaining(word)),
      )
    }
  })

  test.each(NOT_FOUND)('%s says “%s”, is not indexed and names no address', (address, message) => {
    const page = site.page(address)
    expect(headingsOf(page)).toEqual([message])
    expect(attributes(page, 'meta[name="robots"]', 'content')).toEqual(['noindex'])
    expect(attributes(page, 'link[rel="canonical"]', 'href')).toEqual([])
    const ways = attributes(page, 'main a', 'href')
    expect(ways).toHaveLength(2)
    expect(ways[1]).toBe('/search')
  })
})

function referencesOf({ document }: BuiltPage): string[] {
  return [...document.querySelectorAll('[href], [src]')]
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
    .map((reference) => reference.replace(siteAddress, ''))
    .filter((reference) => /^(\/(?!\/)|#)/.test(reference))
}

function filesNamedIn(code: string): string[] {
  const fromRoot = code.match(/\bassets\/[\w.-]+\.(?:js|css|woff2|svg|png|jpg|webp|avif)\b/g)
  const beside = [...code.matchAll(/["'`(]\.\/([\w.-]+\.(?:js|css|woff2|svg))["'`)]/g)]
  return [...(fromRoot ?? []), ...beside.map(([, name]) => `assets/${name}`)]
}

/** Returns classes with their own rules. A rule for two classes matches only elements with both. */
function classesStyledIn(styles: string[]): Set<string> {
  const selectors = styles.flatMap((css) => css.split(/[{},]/))
  const named = selectors.map((selector) => selector.match(/(?<=\.)[a-z_][\w-]*/gi) ?? [])
  return new Set(named.filter((classes) => new Set(classes).size === 1).flat())
}

/** Returns the classes of all elements from the HTML text, since querying each one is slow. */
function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list)
  return new Set(lists.flatMap((list) => list.split(' ')))
}

describe('addresses', () => {
  test('every link and every asset of every page exists', () => {
    const broken = site.pages.flatMap((page) =>
      referencesOf(page)
        .map((reference) => new URL(reference, siteAddress + page.address))
        // Cook mode, which scripts open; without scripts the link is hidden.
        .filter((url) => url.hash !== '#cook' && leadsNowhere(site, url, page))
        .map(({ href }) => `${page.address} → ${href}`),
    )
    expect(broken).toEqual([])
  })

  test('every page carries the styles of all that it shows', () => {
    const names = [...site.files.keys()].filter((name) => name.endsWith('.css'))
    const known = classesStyledIn(names.map((name) => site.text(name)))
    expect(known.size).toBeGreaterThan(0)
    const bare = site.pages.flatMap((page) => {
      const styled = classesStyledIn(stylesOf(page))
      const missing = [...classesIn(page.html)].filter(
        (name) => known.has(name) && !styled.has(name),
      )
      return missing.map((name) => `${page.address} shows .${name}`)
    })
    expect(bare).toEqual([])
  })

  test('no page fetches a style: what it shows does not wait for another request', () => {
    const fetched = site.pages.flatMap((page) =>
      attributes(page, 'link[rel="stylesheet"]:not([disabled])', 'href'),
    )
    expect(fetched).toEqual([])
  })

  test('no link has a slash at the end of its path', () => {
    const references = site.pages.flatMap(referencesOf)
    expect(references.length).toBeGreaterThan(site.pages.length)
    expect(references.filter((reference) => /.\/($|[?#])/.test(reference))).toEqual([])
  })

  test('every file that a script or a style names exists', () => {
    const names = ofSite.filter((name) => /\.(js|css)$/.test(name))
    const named = names.flatMap((name) => filesNamedIn(site.text(name)))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !site.files.has(name))).toEqual([])
  })
})
