import { expect, test } from 'vitest'
import { attributes, type BuiltPage, openBuiltSite } from './builtSite.ts'
import { readDocuments, type SiteDocument } from './documents.ts'
import { words } from './words.ts'

const site = await openBuiltSite()
const { collections } = await readDocuments()

function addressesIn({ values }: SiteDocument): string[] {
  const items = Array.isArray(values.items) ? values.items : []
  return items.map((item) => `/${String(Object(item).document)}`)
}

function cardsIn(page: BuiltPage, part: string) {
  const cards = [...page.document.querySelectorAll(`${part} article`)]
  return cards.map((card) => card.querySelector('a')?.getAttribute('href'))
}

test('the list of recipes names the list of collections, which has all of them', () => {
  const links = `main nav[aria-label="${words.lists.collections}"] a`
  const named = attributes(site.page('/recipes'), links, 'href')
  expect(named.length > 0).toBe(collections.length > 0)
  if (collections.length === 0) return
  expect(named[0]).toMatch(/^\/collections/)
  const listed = cardsIn(site.page('/collections'), 'main')
  expect(listed.toSorted()).toEqual(collections.map(({ address }) => address).toSorted())
})

test.each(collections)('$address leads to what is in it, in its order', (collection) => {
  expect(cardsIn(site.page(collection.address), 'main li')).toEqual(addressesIn(collection))
})
