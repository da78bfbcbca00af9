import { describe, expect, test } from 'vitest'
import { hasAdSlots } from '../../src/settings/chosenProviders.ts'
import { AD_SLOT } from '../../src/addresses/pageParts.ts'
import { hasPage } from '../../src/settings/settings.ts'
import { AD, type BuiltPage, missingIn, openBuiltSite } from './builtSite.ts'
import {
  byDate,
  paragraphsOf,
  readDocuments,
  type SiteDocument,
  textsIn,
  stepsIn,
} from './documents.ts'
import { words } from './words.ts'

const site = await openBuiltSite()
const { recipes, reviews, posts, home } = await readDocuments()
const postsByDate = posts.toSorted(byDate)

const ADS = hasAdSlots() ? [AD] : []

/** Returns the addresses of a page's cards in order, with `AD` for advertisements. */
function cardsAndAds({ document }: BuiltPage): string[] {
  const parts = document.querySelectorAll(`main article, main ${AD_SLOT}`)
  return [...parts].map((part) => part.querySelector('h2 a, h3 a')?.getAttribute('href') ?? AD)
}

/** Returns the addresses of documents named as `recipes/7`; by default of the first three. */
function chosen(names: unknown, documents: SiteDocument[]): string[] {
  const shown = Array.isArray(names)
    ? names.flatMap(
        (name) => documents.find(({ folder, key }) => `${folder}/${key}` === name) ?? [],
      )
    : documents.slice(0, 3)
  return shown.map(({ address }) => address)
}

function withAds(documents: SiteDocument[], every: number): string[] {
  return documents.flatMap(({ address }, index) =>
    (index + 1) % every === 0 ? [address, ...ADS] : [address],
  )
}

function adCount(page: BuiltPage): number {
  return page.document.querySelectorAll(AD_SLOT).length
}

/** Returns the rows of a table that start with the address of a page of this site. */
function ofSite<Row extends [string, ...unknown[]]>(rows: Row[]): Row[] {
  return rows.filter(([address]) => hasPage(address))
}

describe('lists', () => {
  test.each(
    ofSite<[string, string, SiteDocument[], number]>([
      ['/recipes', 'by id, with an advertisement after every 8th', recipes, 8],
      ['/reviews', 'by id, with an advertisement after every 6th', reviews, 6],
      ['/blog', 'newest first, with an advertisement after every 4th', postsByDate, 4],
    ]),
  )('%s has all cards %s', (address, _how, documents, every) => {
    const page = site.page(address)
    expect(cardsAndAds(page)).toEqual(withAds(documents, every))
    expect(adCount(page)).toBe(Math.floor(documents.length / every) * ADS.length)
  })

  test.each(
    ofSite<[string, unknown[][]]>([
      ['/recipes', recipes.map(({ title, values }) => [values.category, title])],
      [
        '/reviews',
        reviews.map(({ title, description, values }) => [values.category, title, description]),
      ],
      [
        '/blog',
        postsByDate.map(({ title, description, values }) => [values.category, title, description]),
      ],
    ]),
  )('on %s every card says what its document says', (address, said) => {
    expect(missingIn(site.page(address).text, said.flat().map(String))).toEqual([])
  })

  test('home has what it chooses in its order, or three recipes, an advertisement, three reviews and the newest posts', () => {
    const page = site.page('/')
    const sections: Record<string, string[]> = {
      recipes: chosen(home.recipes, recipes),
      ads: ADS,
      reviews: chosen(home.reviews, reviews),
      posts: chosen(home.posts, postsByDate),
    }
    const order = Array.isArray(home.sections) ? home.sections.map(String) : Object.keys(sections)
    expect(cardsAndAds(page)).toEqual(order.flatMap((section) => sections[section] ?? []))
  })

  test.each(ofSite([['/comparisons']]))(
    '%s has one advertisement, below everything else',
    (address) => {
      const page = site.page(address)
      expect(adCount(page)).toBe(ADS.length)
      expect(page.text.endsWith(ADS.join(''))).toBe(true)
    },
  )
})

describe('documents', () => {
  test.each([
    ...recipes.map(({ address, values }) => [address, 'step', stepsIn(values)] as const),
    ...posts.map((post) => [post.address, 'paragraph', paragraphsOf(post)] as const),
  ])('%s has one advertisement, after the third %s', (address, _what, [, , third]) => {
    const page = site.page(address)
    expect(adCount(page)).toBe(third === undefined ? 0 : ADS.length)
    expect(page.text).toContain(third === undefined ? '' : third + ADS.join(''))
    // Without an advertisement, no space is reserved.
    expect(page.document.querySelectorAll('main li > div:empty')).toHaveLength(0)
  })

  test.each(reviews)('$address has one advertisement, before the detailed review', (review) => {
    const page = site.page(review.address)
    expect(adCount(page)).toBe(ADS.length)
    const heading = ADS.join('') + words.pages.detailedReview
    const around = [textsIn(review.values.cons).at(-1) ?? '', heading]
    expect(missingIn(page.text, around)).toEqual([])
  })

  test('the other pages have none', () => {
    const others = ['/about', '/contact', '/privacy', '/404', '/recipes/404']
    expect(others.filter(hasPage).filter((address) => adCount(site.page(address)) > 0)).toEqual([])
  })
})

test('every advertisement says what it is and that a network will fill it', () => {
  const slots = site.pages.flatMap(({ document }) => Array.from(document.querySelectorAll(AD_SLOT)))
  const said = slots.map((slot) => [...slot.querySelectorAll('p')].map((p) => p.textContent))
  const { advertisement, adPlace } = words.site
  expect([...new Set(said.map((lines) => lines.join(' / ')))]).toEqual(
    ADS.map(() => `${advertisement} / ${adPlace}`),
  )
  expect(new Set(slots.map((slot) => slot.getAttribute('aria-label')))).toEqual(
    new Set(ADS.map(() => advertisement)),
  )
})
