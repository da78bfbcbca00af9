import { describe, expect, test } from 'vitest'
import { AD, AD_SELECTOR, type BuiltPage, missingIn, openBuiltSite } from './builtSite.ts'
import {
  byDate,
  paragraphsOf,
  readDocuments,
  type SiteDocument,
  textsIn,
  stepsIn,
} from './documents.ts'

const site = await openBuiltSite()
const { recipes, reviews, posts } = await readDocuments()
const postsByDate = posts.toSorted(byDate)

/** Where the cards of a page lead, in the order of the page, with `AD` between them. */
function cardsAndAds({ document }: BuiltPage): string[] {
  const parts = document.querySelectorAll(`main article, main ${AD_SELECTOR}`)
  return [...parts].map((part) => part.querySelector('h2 a, h3 a')?.getAttribute('href') ?? AD)
}

function withAds(documents: SiteDocument[], every: number): string[] {
  return documents.flatMap(({ address }, index) =>
    (index + 1) % every === 0 ? [address, AD] : [address],
  )
}

function adCount(page: BuiltPage): number {
  return page.document.querySelectorAll(AD_SELECTOR).length
}

describe('lists', () => {
  test.each([
    ['/recipes', 'by id, with an advertisement after every 8th', recipes, 8],
    ['/reviews', 'by id, with an advertisement after every 6th', reviews, 6],
    ['/blog', 'newest first, with an advertisement after every 4th', postsByDate, 4],
  ])('%s has all cards %s', (address, _how, documents, every) => {
    const page = site.page(address)
    expect(cardsAndAds(page)).toEqual(withAds(documents, every))
    expect(adCount(page)).toBe(Math.floor(documents.length / every))
  })

  test.each([
    ['/recipes', recipes.map(({ title, values }) => [values.category, title])],
    [
      '/reviews',
      reviews.map(({ title, description, values }) => [values.category, title, description]),
    ],
    [
      '/blog',
      postsByDate.map(({ title, description, values }) => [values.category, title, description]),
    ],
  ])('on %s every card says what its document says', (address, words) => {
    expect(missingIn(site.page(address).text, words.flat().map(String))).toEqual([])
  })

  test('home has the first three recipes, an advertisement, the first three reviews and the three newest posts', () => {
    const page = site.page('/')
    const three = [recipes, reviews, postsByDate].map((documents) =>
      documents.slice(0, 3).map(({ address }) => address),
    )
    expect(cardsAndAds(page)).toEqual([three[0], AD, three[1], three[2]].flat())
    expect(adCount(page)).toBe(1)
  })

  test('the comparisons have one advertisement, below everything else', () => {
    const page = site.page('/comparisons')
    expect(adCount(page)).toBe(1)
    expect(page.text.endsWith(AD)).toBe(true)
  })
})

describe('documents', () => {
  test.each(recipes)('$address has one advertisement, after the third step', (recipe) => {
    const page = site.page(recipe.address)
    const third = stepsIn(recipe.values)[2]
    expect(adCount(page)).toBe(third === undefined ? 0 : 1)
    expect(page.text).toContain(third === undefined ? '' : third + AD)
  })

  test.each(reviews)('$address has one advertisement, before the detailed review', (review) => {
    const page = site.page(review.address)
    expect(adCount(page)).toBe(1)
    const around = [textsIn(review.values.cons).at(-1) ?? '', `${AD}Detailed Review`]
    expect(missingIn(page.text, around)).toEqual([])
  })

  test.each(posts)('$address has one advertisement, after the third paragraph', (post) => {
    const page = site.page(post.address)
    const third = paragraphsOf(post)[2]
    expect(adCount(page)).toBe(third === undefined ? 0 : 1)
    expect(page.text).toContain(third === undefined ? '' : third + AD)
  })

  test('the other pages have none', () => {
    const others = ['/about', '/contact', '/privacy', '/404', '/recipes/404']
    expect(others.filter((address) => adCount(site.page(address)) > 0)).toEqual([])
  })
})

test('every advertisement says what it is and that a network will fill it', () => {
  const slots = site.pages.flatMap(({ document }) =>
    Array.from(document.querySelectorAll(AD_SELECTOR)),
  )
  const words = slots.map((slot) => [...slot.querySelectorAll('p')].map((p) => p.textContent))
  expect([...new Set(words.map((lines) => lines.join(' / ')))]).toEqual([
    'Advertisement / Our ad network will appear here',
  ])
})
