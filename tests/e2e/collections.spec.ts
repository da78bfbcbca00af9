import { readDocuments } from '../site/documents.ts'
import { cards } from './lists.ts'
import { expect, test } from './site.ts'
import { expectAddress, visit } from './visit.ts'

const { collections } = await readDocuments()

/** The addresses of what a collection holds, in its order. */
function addressesIn({ values }: (typeof collections)[number]): string[] {
  const items = Array.isArray(values.items) ? values.items : []
  return items.map((item) => `/${String(Object(item).document)}`)
}

test('the list of recipes leads to the collections, and from one to what is in it', async ({
  page,
}) => {
  const [collection] = collections
  if (!collection) throw new Error('The documents of the tests have no collection.')
  await visit(page, '/recipes')
  const row = page.getByRole('navigation', { name: 'Collections' })
  await row.getByRole('link', { name: 'Collections' }).click()
  await expectAddress(page, '/collections')
  await expect(cards(page)).toHaveCount(collections.length)

  await cards(page).getByRole('link', { name: collection.title }).click()
  await expectAddress(page, collection.address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(collection.title)
  await expect(page).toHaveTitle(new RegExp(`^${collection.title}`))
  const links = page.getByRole('main').getByRole('list').getByRole('article').getByRole('link')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(addressesIn(collection))

  const [first = ''] = addressesIn(collection)
  await links.first().click()
  await expectAddress(page, first)
  const related = page.getByRole('region', { name: 'Related collections' })
  await expect(related.getByRole('link', { name: collection.title })).toHaveAttribute(
    'href',
    collection.address,
  )
})
