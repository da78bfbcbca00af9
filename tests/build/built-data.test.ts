import { describe, expect, test } from 'vitest'
import { dataFile, embeddedData, openBuiltSite } from './builtSite.ts'
import { fragmentsOf, readDocuments, type SiteDocument, textsIn } from './documents.ts'

const site = await openBuiltSite()
const { documents, recipes, reviews, posts } = await readDocuments()
const detailed = [...recipes, ...reviews, ...posts]
const found = site.pages.filter(({ address }) => !address.endsWith('/404'))

function readData(address: string): unknown {
  return JSON.parse(site.text(dataFile(address)))
}

describe('the data of a page', () => {
  test('stands beside it and equals what its HTML carries', () => {
    for (const page of found) {
      expect(embeddedData(page), page.address).toEqual(readData(page.address))
    }
  })

  test('is that of the document which the page shows', () => {
    for (const { address, values } of detailed) {
      const { ingredients, ...rest } = values
      expect(readData(address)).toMatchObject(rest)
    }
  })

  test('is missing where the page says that nothing was found', () => {
    const pages = site.pages.filter((page) => !found.includes(page))
    expect(pages).toHaveLength(4)
    for (const page of pages) {
      expect(embeddedData(page)).toBeNull()
      expect(site.files.has(dataFile(page.address))).toBe(false)
    }
  })

  test('belongs to a page: no other file is in its folder', () => {
    const files = [...site.files.keys()].filter((name) => /^data\/.*\.json$/.test(name))
    expect(files).toEqual(found.map(({ address }) => dataFile(address)).toSorted())
  })
})

describe('lists know of a document only what its card shows', () => {
  const RECIPE = ['id', 'title', 'category', 'imageDesc', 'servings', 'totalTime']
  const REVIEW = ['id', 'productName', 'category', 'shortDescription', 'imageDesc', 'rating']
  const POST = ['id', 'title', 'category', 'date', 'excerpt', 'imageDesc']
  const ROW = ['id', 'productName', 'category', 'imageDesc', 'rating', 'affiliateLink', 'bestFor']

  test.each([
    ['/recipes', { recipes: RECIPE }],
    ['/reviews', { reviews: REVIEW }],
    ['/blog', { posts: POST }],
    ['/comparisons', { products: ROW }],
    ['/', { recipes: [...RECIPE, 'description', 'rating'], reviews: REVIEW, posts: POST }],
  ])('%s', (address, fields) => {
    const lists = Object.entries(Object(readData(address)))
    const expected = Object.entries(fields).map(([name, names]) => [name, names.toSorted()])
    expect(lists.map(([name, entries]) => [name, fieldsOf(entries)])).toEqual(expected)
  })

  /** The names of the fields of all entries together. */
  function fieldsOf(entries: unknown): string[] {
    const all = Array.isArray(entries) ? entries : []
    return [...new Set(all.flatMap((entry) => Object.keys(Object(entry))))].toSorted()
  }
})

describe('no document is where it is not shown', () => {
  /** The files that hold what a page shows. */
  const contents = found.map((page) => {
    return { page, text: page.html + site.text(dataFile(page.address)) }
  })

  /** What stands only on the page of the document itself. */
  function ownFragments({ words, cardWords, values }: SiteDocument): string[] {
    // The comparisons show the first sentence of a verdict.
    const open = [...cardWords, ...textsIn(values.verdict)]
    return fragmentsOf(words.filter((word) => !open.includes(word)))
  }

  test('what only the page of a document says is in no other page or data', () => {
    const leaks = documents.flatMap((document) => {
      const fragments = ownFragments(document)
      const others = contents.filter(({ page }) => page.address !== document.address)
      return fragments.flatMap((fragment) =>
        others
          .filter(({ text }) => text.includes(fragment))
          .map(({ page }) => `${page.address} holds “${fragment}” of ${document.address}`),
      )
    })
    expect(leaks).toEqual([])
  })

  test('what cards say is only in pages and data that show the card', () => {
    const leaks = detailed.flatMap(({ address, cardWords }) => {
      const fragments = fragmentsOf(cardWords)
      return contents
        .filter(({ page }) => page.address !== address && page.address !== '/comparisons')
        .filter(({ page }) => !page.document.querySelector(`article a[href="${address}"]`))
        .filter(({ text }) => fragments.some((fragment) => text.includes(fragment)))
        .map(({ page }) => `${page.address} holds what the card of ${address} says`)
    })
    expect(leaks).toEqual([])
  })

  test('no script holds a text of any document', () => {
    const scripts = [...site.files.keys()].filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(10)
    const code = scripts.map((name) => site.text(name)).join('\n')
    for (const { address, words, cardWords, description } of documents) {
      const fragments = fragmentsOf([...words, ...cardWords, description])
      expect(fragments.length).toBeGreaterThan(3)
      expect(
        fragments.filter((fragment) => code.includes(fragment)),
        address,
      ).toEqual([])
    }
  })
})
