import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { sitePaths } from '../../pipeline/system/sitePaths.ts'
import { walkElements } from '../../src/content/body.ts'
import { isBody } from '../../pipeline/content/documents/references.ts'
import { attributes, type BuiltPage, openBuiltSite } from './builtSite.ts'
import { readDocuments, type SiteDocument } from './documents.ts'
import { textOf, words } from './words.ts'

const site = await openBuiltSite()
const { documents, recipes, reviews, siteAddress, disclosure: sentence } = await readDocuments()

const shopOf = ({ values }: SiteDocument) => String(values.affiliateLink)
const shopLinks = new Set(reviews.map(shopOf))

interface OutsideLink {
  page: string
  href: string
  paid: boolean
  /** The name that screen readers announce. */
  name: string
  target: string | null
  rel: string | null
}

function outsideLinks({ address, document }: BuiltPage): OutsideLink[] {
  const links = [...document.querySelectorAll('a[href]')].map((link) => {
    const written = link.getAttribute('href') ?? ''
    const { origin, protocol, href } = new URL(written, siteAddress)
    const rel = link.getAttribute('rel')
    return {
      page: address,
      href,
      paid: shopLinks.has(written) || (rel ?? '').split(' ').includes('sponsored'),
      leaves: protocol.startsWith('http') && origin !== siteAddress,
      name: link.textContent,
      target: link.getAttribute('target'),
      rel,
    }
  })
  return links.filter(({ leaves }) => leaves)
}

const links = site.pages.flatMap(outsideLinks)
const paid = links.filter((link) => link.paid)

function addressesOf(among: OutsideLink[]): string[] {
  return [...new Set(among.map(({ page }) => page))].toSorted()
}

const { affiliateProducts = [] }: { affiliateProducts?: { keyword: string; review: number }[] } =
  parse(await readFile(path.join(sitePaths.content, 'site.yaml'), 'utf8'))
const products = new Map(affiliateProducts.map(({ keyword, review }) => [keyword, review]))

function shopsOf({ values: { ingredients } }: SiteDocument): string[] {
  const lines: unknown[] = Array.isArray(ingredients) ? ingredients : []
  return lines.flatMap((line) => {
    const id = products.get(String(Object(line).affiliateKeyword))
    return reviews.filter((review) => review.id === id).map(shopOf)
  })
}

describe('paid links', () => {
  const shopped = recipes.filter((recipe) => shopsOf(recipe).length > 0)
  const compared = reviews.length > 0 ? ['/comparisons'] : []
  const selling = [...shopped, ...reviews].map(({ address }) => address).concat(compared)

  test('stand on the comparisons, on every review and on recipes with something to buy', () => {
    expect(addressesOf(paid)).toEqual(selling.toSorted())
  })

  test.each(selling)('of %s come after the sentence that discloses them', (address) => {
    const { document } = site.page(address)
    const parts = [...document.querySelectorAll('main p, a[rel~="sponsored"]')]
    const disclosure = parts.findIndex(({ textContent }) => textContent === sentence)
    // Without a sentence, there is no empty paragraph.
    expect(disclosure !== -1).toBe(sentence !== '')
    expect(disclosure).toBeLessThan(parts.findIndex(({ localName }) => localName === 'a'))
  })

  test('have beside them the mark that is read out with them', () => {
    const unmarked = site.pages.flatMap(({ address, document }) =>
      [...document.querySelectorAll('a[rel~="sponsored"]')].flatMap((link) => {
        const mark = link.parentElement?.querySelector(':scope > small')?.textContent ?? ''
        const isNamed = mark !== '' && link.textContent.includes(`(${mark},`)
        return isNamed ? [] : [`${address}: ${link.textContent}`]
      }),
    )
    expect(unmarked).toEqual([])
  })

  const { mark, markAndTab } = words.paidLinks
  const names = [
    textOf(words.reviews.paidButton, { mark }),
    textOf(words.reviews.paidButtonOfProduct, { mark }),
    textOf('{label} ({mark})', { mark: markAndTab }),
  ]

  test('open a new tab, are marked for search engines, and say that they are paid', () => {
    const wrong = paid.filter(
      ({ target, rel, name }) =>
        target !== '_blank' ||
        rel !== 'sponsored nofollow noopener' ||
        !names.some((pattern) => pattern.test(name)),
    )
    expect(wrong).toEqual([])
  })
})

const LEAVING = textOf('{label} ({where})', { where: words.documents.leavesSite })

test('every other link out of the site says that it leaves it', () => {
  const others = links.filter((link) => !link.paid)
  const written = documents
    .filter(({ folder }) => folder === 'pages')
    .flatMap(({ values: { content = [] } }) =>
      isBody(content) ? Array.from(walkElements(content)) : [],
    )
    .map(({ props }) => String(props?.href))
    .filter((href) => href.startsWith('http') && !href.startsWith(siteAddress))
  expect(others.map(({ href }) => href)).toEqual(expect.arrayContaining(written))
  const wrong = others.filter(({ rel, name }) => rel !== 'noopener' || !LEAVING.test(name))
  expect(wrong).toEqual([])
})

const paidLinksOn = ({ address }: SiteDocument) =>
  attributes(site.page(address), 'main a[rel~="sponsored"]', 'href')

test.each(reviews)('both buttons of $address lead to its own product', (review) => {
  expect(paidLinksOn(review)).toEqual([shopOf(review), shopOf(review)])
})

test.each(recipes)(
  'an ingredient of $address with a keyword leads to the product that is reviewed for it, others nowhere',
  (recipe) => {
    expect(paidLinksOn(recipe)).toEqual(shopsOf(recipe))
  },
)
