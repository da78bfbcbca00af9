import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type BuiltPage, openBuiltSite } from './builtSite.ts'
import { readDocuments } from './documents.ts'
import { graphOf, nodeOf, nodesIn, type PropertyValue, valuesOf } from './structuredData.ts'

const site = await openBuiltSite()
const {
  recipes,
  reviews,
  posts,
  collections,
  filledLists,
  listPages,
  siteAddress,
  brand,
  defaultReviewCount,
} = await readDocuments()

const KINDS = [
  { documents: recipes, type: 'Recipe' },
  { documents: reviews, type: 'Product' },
  { documents: posts, type: 'BlogPosting' },
  { documents: collections, type: 'ItemList' },
]
const detailed = new Map(
  KINDS.flatMap(({ documents, type }) => documents.map(({ address }) => [address, type])),
)

const pages = site.pages.map((page) => ({ page, graph: graphOf(page) }))

/** What the page at an address is expected to describe, beside the site itself. */
function typesAt(address: string): string[] {
  const type = detailed.get(address)
  if (type) return [type, 'BreadcrumbList']
  if (address === '/comparisons') return ['BreadcrumbList']
  if (filledLists.some((list) => list === address)) return ['BreadcrumbList', 'ItemList']
  return listPages.some((list) => list === address) ? ['BreadcrumbList'] : []
}

/** What search engines ask for, some of it as a must, some as a wish that the content can fill. */
const ASKED: Readonly<Record<string, string[]>> = {
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  Organization: ['name', 'url'],
  Recipe: [
    'name',
    'image',
    'author',
    'datePublished',
    'description',
    'prepTime',
    'cookTime',
    'totalTime',
    'keywords',
    'recipeYield',
    'recipeCategory',
    'nutrition',
    'recipeIngredient',
    'recipeInstructions',
  ],
  NutritionInformation: ['calories'],
  HowToStep: ['text', 'url'],
  Product: ['name', 'image', 'description', 'review', 'aggregateRating', 'offers'],
  AggregateRating: ['ratingValue', 'bestRating', 'reviewCount'],
  Review: ['author', 'reviewRating', 'positiveNotes', 'negativeNotes'],
  Rating: ['ratingValue', 'bestRating'],
  Offer: ['url', 'priceCurrency'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

describe('the graph of a page', () => {
  test('describes the site and its organization, and what the page shows', () => {
    const described = pages.map(({ page, graph }) => [
      page.address,
      graph.map((node) => node['@type']),
    ])
    const expected = pages.map(({ page: { address } }) => [
      address,
      ['WebSite', 'Organization', ...typesAt(address)],
    ])
    expect(described).toEqual(expected)
  })

  test('gives every property that search engines ask for, and no empty one', () => {
    const wrong = pages.flatMap(({ page, graph }) =>
      [...nodesIn(graph)].flatMap((node) => {
        const asked = ASKED[node['@type']] ?? ['an entry in this test']
        const missing = asked.filter((name) => !(name in node))
        const empty = Object.keys(node).filter((name) =>
          [node[name]].flat().every((value) => value === '' || value === null),
        )
        return [...missing, ...empty].map((name) => `${page.address}: ${node['@type']}.${name}`)
      }),
    )
    expect(wrong).toEqual([])
  })

  test('writes times and days as ISO 8601 has them', () => {
    const values = pages.flatMap(({ graph }) => valuesOf(graph))
    const times = values.filter(({ name }) => name.endsWith('Time'))
    const days = values.filter(({ name }) => name.startsWith('date'))
    expect(times).toHaveLength(3 * recipes.length)
    expect(times.filter(({ value }) => !/^PT\d+M$/.test(String(value)))).toEqual([])
    expect(days).toHaveLength(recipes.length + posts.length)
    expect(days.filter(({ value }) => !isDay(String(value)))).toEqual([])
  })

  test('numbers its lists from 1, and says nothing twice in one', () => {
    const nodes = pages.flatMap(({ graph }) => [...nodesIn(graph)])
    const lists = nodes.flatMap(({ itemListElement: list }) => (list ? [[...nodesIn(list)]] : []))
    expect(lists.length).toBeGreaterThan(0)
    for (const entries of lists) {
      expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => index + 1))
      const said = entries.map(({ url, item, name }) => url ?? item ?? name)
      expect(new Set(said).size).toBe(entries.length)
    }
  })
})

/** Properties that hold an address. */
const ADDRESSES = new Set(['url', 'image', 'logo', 'item', 'target'])

/** The addresses in a graph, except the shop's, which tests of links look at. */
function addressesIn(values: PropertyValue[]): string[] {
  return values
    .filter(({ type, name }) => ADDRESSES.has(name) && type !== 'Offer')
    .map(({ value }) => String(value))
}

function leadsNowhere(address: string): boolean {
  if (!address.startsWith(`${siteAddress}/`)) return true
  const { pathname, hash } = new URL(address)
  if (site.files.has(pathname.slice(1))) return hash !== ''
  const target = site.pages.find((page) => page.address === pathname)
  if (!target || pathname.endsWith('/404')) return true
  return hash !== '' && !target.html.includes(`id="${hash.slice(1)}"`)
}

function crumbsOf(address: string) {
  return [...nodesIn(nodeOf(site.page(address), 'BreadcrumbList').itemListElement)]
}

/** The names in the line of breadcrumbs. */
function shownCrumbs({ document }: BuiltPage): string[] {
  const entries = document.querySelectorAll('nav[aria-label="Breadcrumb"] ol > li')
  return [...entries].map(({ textContent }) => textContent)
}

describe('addresses', () => {
  test('are absolute, and lead to a page, a place in it or a file of this site', () => {
    const addresses = pages.flatMap(({ graph }) => addressesIn(valuesOf(graph)))
    expect(addresses.length).toBeGreaterThan(site.pages.length)
    expect([...new Set(addresses)].filter(leadsNowhere)).toEqual([])
  })

  test('of steps are those of the steps in the page, in order', () => {
    for (const { address } of recipes) {
      const page = site.page(address)
      const steps = [...nodesIn(nodeOf(page, 'Recipe').recipeInstructions)]
      const inPage = [...page.document.querySelectorAll('ol > li[id]')]
      const expected = inPage.map(({ id }) => `${siteAddress}${address}#${id}`)
      expect(steps.map(({ url }) => url)).toEqual(expected)
    }
  })

  const counts = new Map([
    ['/recipes', recipes.length],
    ['/reviews', reviews.length],
    ['/blog', posts.length],
  ])

  test.each(filledLists.filter((list) => counts.has(list)))(
    'in the list of %s are those that its cards lead to, in order',
    (list) => {
      const items = [...nodesIn(nodeOf(site.page(list), 'ItemList').itemListElement)]
      const links = [...site.page(list).document.querySelectorAll('main article a')]
      const expected = links.map((link) => siteAddress + String(link.getAttribute('href')))
      expect(items).toHaveLength(counts.get(list) ?? 0)
      expect(items.map(({ url }) => url)).toEqual(expected)
    },
  )

  test.each(['/recipes', '/reviews', '/comparisons', '/blog'])(
    'of breadcrumbs lead from the home page to %s',
    (list) => {
      expect(crumbsOf(list).map(({ item }) => item)).toEqual([
        `${siteAddress}/`,
        siteAddress + list,
      ])
    },
  )

  test('of breadcrumbs lead to each document, and are named as it shows them', () => {
    for (const address of detailed.keys()) {
      const crumbs = crumbsOf(address)
      expect(crumbs.map(({ item }) => item)).toEqual([
        `${siteAddress}/`,
        siteAddress + address.slice(0, address.lastIndexOf('/')),
        siteAddress + address,
      ])
      expect(crumbs.map(({ name }) => name)).toEqual(shownCrumbs(site.page(address)))
    }
  })
})

async function sizeOf(address: string) {
  const file = site.files.get(new URL(address).pathname.slice(1))
  const { width, height } = await sharp(file).metadata()
  return { width, height }
}

describe('pictures', () => {
  test('of every document have the three shapes and the 50,000 pixels that are asked for', async () => {
    for (const [address, type] of detailed) {
      // A list has none of its own.
      if (type === 'ItemList') continue
      const images = [nodeOf(site.page(address), type).image].flat().map(String)
      const sizes = await Promise.all(images.map(sizeOf))
      const shapes = sizes.map(({ width, height }) => (width / height).toFixed(2))
      expect(shapes).toEqual(['1.00', '1.33', '1.78'])
      for (const { width, height } of sizes) expect(width * height).toBeGreaterThanOrEqual(50_000)
    }
  })

  test('of the organization are its logo, large enough to be shown', async () => {
    const logo = String(nodeOf(site.page('/'), 'Organization').logo)
    expect(logo).toMatch(/\.(?:svg|png)$/)
    const { width, height } = await sizeOf(logo)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(112)
  })
})

/** For machines alone: kinds, addresses, order, and the sum of two times that are shown. */
const UNREAD = new Set([
  ...ADDRESSES,
  '@type',
  '@id',
  'query-input',
  'position',
  'bestRating',
  'priceCurrency',
  'totalTime',
])

/** What belongs to the whole site, and may stand in the header. */
const OF_SITE = new Set(['WebSite', 'Organization', 'ListItem'])

/** How a page shows a value. */
function shown({ name, value }: PropertyValue): string[] {
  const text = String(value)
  if (name.endsWith('Time')) return [text.replace(/^PT(\d+)M$/, '$1 min')]
  if (name.startsWith('date')) return [longDate(text)]
  if (name === 'ratingValue') return [Number(value).toFixed(1)]
  return name === 'keywords' ? text.split(', ') : [text]
}

function longDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

test('all that is marked up and can be read, the page shows', () => {
  const unseen = pages.flatMap(({ page, graph }) => {
    const main = page.text
    const whole = main + String(page.document.querySelector('body header')?.textContent)
    const read = valuesOf(graph).filter(({ name }) => !UNREAD.has(name))
    return read.flatMap((value) => {
      const text = OF_SITE.has(value.type) ? whole : main
      const missing = shown(value).filter((words) => !text.includes(words))
      return missing.map((words) => `${page.address}: ${value.type}.${value.name} “${words}”`)
    })
  })
  expect(unseen).toEqual([])
})

test('no step is a “Step 1” without words', () => {
  const steps = recipes.flatMap(({ address }) => [
    ...nodesIn(nodeOf(site.page(address), 'Recipe').recipeInstructions),
  ])
  const texts = steps.flatMap(({ name, text }) => [name, text])
  expect(texts.filter((text) => /^step \d+\W*$/i.test(String(text)))).toEqual([])
})

describe('a document is marked up as its file has it:', () => {
  test.each(recipes)('$address', ({ address, title, values }) => {
    const { prepTime, cookTime, nutrition, cuisine, date } = values
    const { calories, protein, carbs, fat } = Object(nutrition)
    expect(nodeOf(site.page(address), 'Recipe')).toMatchObject({
      name: title,
      url: siteAddress + address,
      datePublished: date,
      ...(cuisine !== undefined && { recipeCuisine: cuisine }),
      prepTime: `PT${String(prepTime)}M`,
      cookTime: `PT${String(cookTime)}M`,
      totalTime: `PT${Number(prepTime) + Number(cookTime)}M`,
      nutrition: {
        calories,
        proteinContent: protein,
        carbohydrateContent: carbs,
        fatContent: fat,
      },
    })
  })

  test.each(reviews)('$address', ({ address, title, values }) => {
    expect(nodeOf(site.page(address), 'Product')).toMatchObject({
      name: title,
      url: siteAddress + address,
      aggregateRating: {
        ratingValue: values.rating,
        bestRating: 5,
        reviewCount: values.reviewCount ?? defaultReviewCount,
      },
      offers: { url: values.affiliateLink, priceCurrency: 'USD' },
    })
  })

  test.each(posts)('$address', ({ address, title, values }) => {
    expect(nodeOf(site.page(address), 'BlogPosting')).toMatchObject({
      headline: title,
      url: siteAddress + address,
      datePublished: values.date,
      author: { '@type': 'Organization', name: brand, url: `${siteAddress}/` },
    })
  })
})

test('the site says how it is searched', () => {
  expect(nodeOf(site.page('/'), 'WebSite').potentialAction).toEqual({
    '@type': 'SearchAction',
    target: `${siteAddress}/search?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  })
})
