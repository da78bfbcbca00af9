import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { paths } from '../../src/addresses/paths.ts'
import { kindOf } from '../../src/kinds/kinds.ts'
import { hasPage } from '../../src/settings/settings.ts'
import { attributes, type BuiltPage, leadsNowhere, openBuiltSite } from './builtSite.ts'
import { readDocuments } from './documents.ts'
import {
  ADDRESSES,
  graphOf,
  markedUpDocuments,
  nodeOf,
  nodesIn,
  type PropertyValue,
  valuesOf,
} from './structuredData.ts'
import { decimalMark, locale, say, words } from './words.ts'

const site = await openBuiltSite()
const all = await readDocuments()
const { recipes, reviews, posts, authors, filledLists, topics, siteAddress } = all
const detailed = markedUpDocuments(all)
const pages = site.pages.map((page) => ({ page, graph: graphOf(page) }))

function isBelowList(address: string): boolean {
  const isOfKind = all.documents.some((one) => one.address === address && kindOf(one.folder))
  return isOfKind || address === paths.comparisons
}

function typesAt(address: string): string[] {
  const type = detailed.get(address)
  if (type) return [type, 'BreadcrumbList']
  if (authors.some((author) => author.address === address)) return ['ProfilePage', 'BreadcrumbList']
  if (isBelowList(address)) return ['BreadcrumbList']
  return [...filledLists, ...topics].some((list) => list === address)
    ? ['BreadcrumbList', 'ItemList']
    : []
}

/** Properties that search engines require, or recommend and the content can provide. */
const ASKED: Readonly<Record<string, string>> = {
  WebSite: 'name url potentialAction',
  SearchAction: 'target query-input',
  Organization: 'name url',
  Recipe:
    'name image author datePublished description prepTime cookTime totalTime keywords recipeYield recipeCategory recipeIngredient recipeInstructions',
  NutritionInformation: 'calories',
  HowToStep: 'text url',
  HowToTool: 'name',
  HowToSection: 'name itemListElement',
  VideoObject: 'name description thumbnailUrl uploadDate',
  Product: 'name image description review offers',
  AggregateRating: 'ratingValue bestRating reviewCount',
  Review: 'author reviewRating positiveNotes negativeNotes',
  Rating: 'ratingValue bestRating',
  Offer: 'url priceCurrency',
  AggregateOffer: 'url priceCurrency lowPrice highPrice',
  PropertyValue: 'name value',
  BlogPosting: 'headline image datePublished author',
  ProfilePage: 'mainEntity',
  Person: 'name url',
  BreadcrumbList: 'itemListElement',
  ItemList: 'itemListElement',
  ListItem: 'position',
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
        const asked = (ASKED[node['@type']] ?? 'no-entry-in-this-test').split(' ')
        const missing = asked.filter((name) => !(name in node))
        const empty = Object.keys(node).filter((name) =>
          [node[name]].flat().every((value) => value === '' || value === null),
        )
        return [...missing, ...empty].map((name) => `${page.address}: ${node['@type']}.${name}`)
      }),
    )
    expect(wrong).toEqual([])
  })

  test('numbers its lists from 1, and says nothing twice in one', () => {
    const nodes = pages.flatMap(({ graph }) => Array.from(nodesIn(graph)))
    const lists = nodes.flatMap(({ itemListElement: list }) => (list ? [[...nodesIn(list)]] : []))
    expect(lists.length).toBeGreaterThan(0)
    for (const entries of lists) {
      expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => index + 1))
      const said = entries.map(({ url, item, name }) => url ?? item ?? name)
      expect(new Set(said).size).toBe(entries.length)
    }
  })
})

test('the site says how it is searched', () => {
  expect(nodeOf(site.page('/'), 'WebSite').potentialAction).toEqual({
    '@type': 'SearchAction',
    target: `${siteAddress}/search?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  })
})

/** The addresses in a graph, except the shop's, which tests of links look at. */
function addressesIn(values: PropertyValue[]): string[] {
  return values
    .filter(({ type, name }) => ADDRESSES.has(name) && !type.endsWith('Offer'))
    .map(({ value }) => String(value))
}

function crumbsOf(address: string) {
  return [...nodesIn(nodeOf(site.page(address), 'BreadcrumbList').itemListElement)]
}

function shownCrumbs({ document }: BuiltPage): string[] {
  const entries = document.querySelectorAll(`nav[aria-label="${words.documents.breadcrumb}"] li`)
  return [...entries].map(({ textContent }) => textContent)
}

describe('addresses', () => {
  test('are absolute, and lead to a page, a place in it or a file of this site', () => {
    const addresses = pages.flatMap(({ graph }) => addressesIn(valuesOf(graph)))
    expect(addresses.length).toBeGreaterThan(site.pages.length)
    const broken = [...new Set(addresses)].filter((address) => {
      return !address.startsWith(`${siteAddress}/`) || leadsNowhere(site, new URL(address))
    })
    expect(broken).toEqual([])
  })

  test('of steps are those of the steps in the page, in order', () => {
    for (const { address } of recipes) {
      const page = site.page(address)
      const nodes = [...nodesIn(nodeOf(page, 'Recipe').recipeInstructions)]
      const steps = nodes.filter((node) => node['@type'] === 'HowToStep')
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

  test.each([...filledLists, paths.comparisons].filter(hasPage))(
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

test('the organization has a logo that is large enough to be shown', async () => {
  const logo = String(nodeOf(site.page('/'), 'Organization').logo)
  const file = site.files.get(new URL(logo).pathname.slice(1))
  const { width, height } = await sharp(file).metadata()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(112)
})

/** Properties only for machines: kinds, addresses, order, plain numbers, and the total time. */
const UNREAD = new Set([
  ...ADDRESSES,
  ...'@type @id query-input position bestRating priceCurrency totalTime suitableForDiet'.split(' '),
  ...'inLanguage price lowPrice highPrice embedUrl'.split(' '),
])

const OF_SITE = new Set(['WebSite', 'Organization', 'ListItem'])

function shown({ name, value }: PropertyValue): string[] {
  const text = String(value)
  if (name.endsWith('Time')) return [text.replace(/^PT(\d+)M$/, inMinutes)]
  if (/^date|Date$/.test(name)) return [longDate(text)]
  if (name.endsWith('Content')) return [text.replace(/(\d)([a-z])/i, '$1\u00A0$2')]
  if (name === 'ratingValue') {
    return [Number(value).toFixed(1).replace('.', decimalMark)]
  }
  return name === 'keywords' ? text.split(', ') : [text]
}

function inMinutes(_duration: string, minutes: string): string {
  return say(words.times.minutes, { minutes })
}

function longDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
}

function brandLeadsHome(page: BuiltPage): boolean {
  const names = attributes(page, 'body header a[href="/"]:not(nav a)', 'aria-label')
  return names.includes(say(words.site.homeLink))
}

test('all that is marked up and can be read, the page shows', () => {
  const unseen = pages.flatMap(({ page, graph }) => {
    const main = page.text
    const header = page.document.querySelector('body header')
    // Without a link of that name, the brand links to the home page.
    const isUnnamed = !header?.querySelector('nav a[href="/"]') && brandLeadsHome(page)
    const whole = main + String(header?.textContent) + (isUnnamed ? words.navigation.home : '')
    const read = valuesOf(graph).filter(({ name }) => !UNREAD.has(name))
    return read.flatMap((value) => {
      const text = OF_SITE.has(value.type) ? whole : main
      const missing = shown(value).filter((said) => !text.includes(said))
      return missing.map((said) => `${page.address}: ${value.type}.${value.name} “${said}”`)
    })
  })
  expect(unseen).toEqual([])
})
