import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { paths } from '../../src/addresses/paths.ts'
import { hasPage } from '../../src/settings/settings.ts'
import { type BuiltPage, openBuiltSite } from './builtSite.ts'
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

const site = await openBuiltSite()
const all = await readDocuments()
const { recipes, reviews, posts, filledLists, siteAddress } = all
const detailed = markedUpDocuments(all)
const pages = site.pages.map((page) => ({ page, graph: graphOf(page) }))

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
