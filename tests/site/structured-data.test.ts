import { describe, expect, test } from 'vitest'
import { openBuiltSite } from './builtSite.ts'
import { readDocuments } from './documents.ts'
import { graphOf, markedUpDocuments, nodeOf, nodesIn } from './structuredData.ts'

const site = await openBuiltSite()
const all = await readDocuments()
const { authors, filledLists, siteAddress } = all
const detailed = markedUpDocuments(all)
const pages = site.pages.map((page) => ({ page, graph: graphOf(page) }))

function typesAt(address: string): string[] {
  const type = detailed.get(address)
  if (type) return [type, 'BreadcrumbList']
  if (authors.some((author) => author.address === address)) return ['ProfilePage', 'BreadcrumbList']
  if (address === '/comparisons') return ['BreadcrumbList']
  return filledLists.some((list) => list === address) ? ['BreadcrumbList', 'ItemList'] : []
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
  HowToTool: ['name'],
  HowToSection: ['name', 'itemListElement'],
  Product: ['name', 'image', 'description', 'review', 'aggregateRating', 'offers'],
  AggregateRating: ['ratingValue', 'bestRating', 'reviewCount'],
  Review: ['author', 'reviewRating', 'positiveNotes', 'negativeNotes'],
  Rating: ['ratingValue', 'bestRating'],
  Offer: ['url', 'priceCurrency'],
  PropertyValue: ['name', 'value'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  ProfilePage: ['mainEntity'],
  Person: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
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
