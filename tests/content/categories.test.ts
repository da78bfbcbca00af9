// @vitest-environment happy-dom
/** A site whose categories are others: everything that names one follows content/categories.yaml. */
import { expect, test } from 'vitest'
import { readWords } from '../../pipeline/content/read/readWords.ts'
import { recipeFeed } from '../../pipeline/feeds/siteFeeds.ts'
import { documentSchema } from '../../pipeline/completion/jsonSchema.ts'
import { findCategory } from '../../pipeline/import/toDocument/categories.ts'
import { contentRecipes } from '../../scripts/import/contentRecipes.ts'
import { findKind, newDocument } from '../../pipeline/newDocument/newDocument.ts'
import { withWords } from '../../src/content/schema/withWords.ts'
import { otherSite } from './otherSite.ts'

const SOUPS = 'Süße Soups 2'
const { dir, site } = await otherSite(async (content) => {
  await content.change('categories.yaml', (text) =>
    text
      .replace(
        'recipes:\n',
        'recipes:\n  - name: Süße Soups 2\n    description: Sweet and in a bowl.\n',
      )
      .replace('reviews:\n', 'reviews:\n  - name: Woks\n'),
  )
  await content.set(await content.find('recipes', 11), { category: SOUPS })
  await content.set(await content.find('reviews', 10), { category: 'Woks' })
})

async function page(address: string): Promise<Document> {
  const { body } = await site.renderPage(address, 2026)
  return new DOMParser().parseFromString(body, 'text/html')
}

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('lists filter by them in their order', async () => {
  const list = await page('/recipes')
  expect(texts(list, '[aria-label="Recipe categories"] button').slice(0, 3)).toEqual([
    'All',
    SOUPS,
    'Breakfast',
  ])
  expect(texts(list, `article[data-category="${SOUPS}"]`)).toHaveLength(1)
  expect(texts(await page('/comparisons'), '[role="tab"]')[0]).toBe('Woks')
  const reviews = await page('/reviews')
  expect(texts(reviews, '[aria-label="Product categories"] button')[1]).toBe('Woks')
})

test('what is said of one comes with the data of the page', () => {
  const data = JSON.parse(site.pageJson('/recipes') ?? '')
  expect(data.categories[0]).toEqual({ name: SOUPS, description: 'Sweet and in a bowl.' })
  expect(data.categories[1]).toEqual({ name: 'Breakfast' })
})

test('the page of a document, its structured data, the feed and the search name it', async () => {
  const recipe = await site.renderPage('/recipes/11', 2026)
  expect(recipe.body).toContain(SOUPS)
  expect(recipe.head + recipe.body).toContain(`"recipeCategory":"${SOUPS}"`)
  const feed = recipeFeed(site.content)
  const item = feed.items.find(({ url }) => url.endsWith('/recipes/11'))
  expect(item?.tags).toContain(SOUPS)
  expect([...site.indexFiles().values()].join('')).toContain(SOUPS)
})

test('new documents and completion offer it', async () => {
  const words = await readWords(dir)
  const kind = findKind('recipe')
  const type = withWords(kind.type, words)
  const { text } = newDocument({ ...kind, type }, 'Lemon tart', '2026-01-01', [])
  expect(text).toContain(`# Where the recipe is filed. One of: ${SOUPS}, Breakfast, Lunch,`)
  expect(JSON.stringify(documentSchema(type))).toContain(`"enum":["${SOUPS}","Breakfast"`)
})

test('an import files recipes under it', async () => {
  const { categories } = await contentRecipes(dir)
  expect(findCategory([SOUPS.toLowerCase()], categories)?.category).toBe(SOUPS)
})
