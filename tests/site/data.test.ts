import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { attributes, dataFile, dataIn, openBuiltSite, renderedVersion } from './builtSite.ts'
import {
  fragmentsOf,
  ingredientsIn,
  innerRecipesIn,
  readDocuments,
  type SiteDocument,
  textsIn,
} from './documents.ts'

const site = await openBuiltSite()
const { documents, recipes, reviews, posts, authors, filledLists } = await readDocuments()
const detailed = [...recipes, ...reviews, ...posts]
const notFoundPages = site.pages.filter(({ address }) => address.endsWith('/404'))
/** The page that replaces unavailable pages. */
const OFFLINE = '/offline'
const pages = site.pages.filter((page) => !notFoundPages.includes(page) && page.address !== OFFLINE)

function readData(address: string): unknown {
  return dataIn(site.text(dataFile(address)))
}

describe('the data of a page', () => {
  test('stands beside it alone, and the page says which it was rendered from', () => {
    for (const page of pages) {
      const { version, data } = JSON.parse(site.text(dataFile(page.address)))
      const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex')
      expect([page.address, version]).toEqual([page.address, hash.slice(0, 10)])
      expect([page.address, renderedVersion(page)]).toEqual([page.address, version])
    }
  })

  test('says which code it is for, as the page does: another one when the code changes', () => {
    const codes = pages.flatMap((page) => [
      JSON.parse(site.text(dataFile(page.address))).code,
      ...attributes(page, '#page-data', 'data-code'),
    ])
    expect(codes[0]).toMatch(/^[0-9a-f]{10}$/)
    expect(new Set(codes).size).toBe(1)
  })

  test('is that of the document which the page shows', () => {
    for (const { address, values } of detailed) {
      // Data omit the sources of the picture, and the times of publication.
      const { ingredients, equipment, alternatives, image, imageFocus, ...others } = values
      // The build describes the effects of swaps, and names the files of pictures and videos.
      const {
        swaps,
        stepPictures,
        video,
        draft,
        publishAt,
        expireAt,
        redirectFrom,
        author,
        ...rest
      } = others
      const name = authors.find(({ key }) => key === author)?.title
      const shown = author === undefined ? rest : { ...rest, author: { slug: author, name } }
      expect(readData(address)).toMatchObject(shown)
    }
  })

  test('of a review has the name and the number of each alternative, and no more of it', () => {
    for (const { address, values } of reviews) {
      const named = textsIn(values.alternatives).map((name) => {
        const other = reviews.find((candidate) => candidate.address === `/${name}`)
        return { id: other?.id, productName: other?.title }
      })
      const { alternatives = [] } = Object(readData(address))
      expect(alternatives).toEqual(named)
    }
  })

  test('is missing where the page says that nothing was found', () => {
    expect(notFoundPages.map(renderedVersion)).toEqual(notFoundPages.map(() => ''))
    expect(notFoundPages.map(({ address }) => address).toSorted()).toEqual(
      ['/404', ...filledLists.map((list) => `${list}/404`)].toSorted(),
    )
    const files = notFoundPages.map(({ address }) => dataFile(address))
    expect(files.filter((name) => site.files.has(name))).toEqual([])
  })

  test('belongs to a page: no other file is in its folder', () => {
    const files = [...site.files.keys()].filter((name) => /^data\/.*\.json$/.test(name))
    expect(files.toSorted()).toEqual(pages.map(({ address }) => dataFile(address)).toSorted())
  })
})

const innerRecipes = new Set(recipes.flatMap(({ values }) => innerRecipesIn(values)))

function ownFragments({ title, words, cardWords, values, id, folder }: SiteDocument): string[] {
  // The comparisons show the first sentence of a verdict, and these facts.
  const { verdict, price, dimensions, weight, tested, pros, cons } = values
  const compared = [verdict, price, dimensions, weight, tested, pros, cons].flatMap(textsIn)
  // A recipe's shopping list includes the ingredients of its inner recipes.
  const isInner = folder === 'recipes' && innerRecipes.has(id)
  const shown = new Set([
    title,
    ...cardWords,
    ...compared,
    ...(isInner ? ingredientsIn(values) : []),
  ])
  return fragmentsOf(words.filter((word) => !shown.has(word))).filter((fragment) =>
    isOfOne(
      documents.map((document) => document.words),
      fragment,
    ),
  )
}

function isOfOne(texts: string[][], fragment: string): boolean {
  return texts.filter((words) => words.some((word) => word.includes(fragment))).length === 1
}

function contents() {
  return pages.map(({ address, html }) => ({
    address,
    text: html + site.text(dataFile(address)),
  }))
}

function showsCard(pageAddress: string, address: string): boolean {
  const { document } = site.page(pageAddress)
  return document.querySelector(`article a[href="${address}"]`) !== null
}

describe('no document is where it is not shown or, of saved recipes, may be', () => {
  test('what only the page of a document says is in no other page or data', () => {
    const all = contents()
    const leaks = documents.flatMap((document) => {
      const fragments = ownFragments(document)
      return all
        .filter(({ address }) => address !== document.address)
        .filter(({ text }) => fragments.some((fragment) => text.includes(fragment)))
        .map(({ address }) => `${address} holds a text of ${document.address}`)
    })
    expect(leaks).toEqual([])
  })

  test('what a card says is only in pages and data that show the card', () => {
    const all = contents()
    const said = detailed.map((document) => [...document.words, ...document.cardWords])
    const leaks = detailed.flatMap(({ address, cardWords }) => {
      const fragments = fragmentsOf(cardWords).filter((fragment) => isOfOne(said, fragment))
      return (
        all
          .filter(({ text }) => fragments.some((fragment) => text.includes(fragment)))
          // Home has pictures of recipes above its cards.
          .filter((content) => ![address, '/', '/comparisons', '/saved'].includes(content.address))
          .filter((content) => !showsCard(content.address, address))
          .map((content) => `${content.address} holds what the card of ${address} says`)
      )
    })
    expect(leaks).toEqual([])
  })

  test('no script holds a text of any document, apart from the examples in the editor', () => {
    const scripts = [...site.files.keys()].filter(
      (name) => name.endsWith('.js') && !name.startsWith('admin/'),
    )
    expect(scripts.length).toBeGreaterThan(10)
    const code = scripts.map((name) => site.text(name)).join('\n')
    const fragments = documents.flatMap(({ words, cardWords, description }) =>
      fragmentsOf([...words, ...cardWords, description]),
    )
    expect(fragments.filter((fragment) => code.includes(fragment))).toEqual([])
  })
})
