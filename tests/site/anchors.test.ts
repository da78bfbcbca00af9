/** The content check knows the parts of pages by src/addresses/anchors.ts; here they are counted. */
import { expect, test } from 'vitest'
import {
  documentAnchors,
  homeAnchors,
  type Parts,
  sharedAnchors,
} from '../../src/addresses/anchors.ts'
import { openBuiltSite } from './builtSite.ts'
import { readDocuments, type SiteDocument } from './documents.ts'

const site = await openBuiltSite()
const { recipes, reviews, posts } = await readDocuments()

/**
 * The ids of headings and sections in the main part of a page: what a link would lead to. Rows of
 * related documents are no place to link to, since they come and go with other documents.
 */
function partsOf(address: string): string[] {
  const parts = site.page(address).document.querySelectorAll('main :is(h2, h3, h4, section)[id]')
  return [...parts]
    .map(({ id }) => id)
    .filter((id) => id !== 'page-head' && !id.startsWith('related-'))
}

/** The parts that the documents of a kind have, as far as a document has the field for them. */
function anchorsOf(documents: SiteDocument[], parts: Parts) {
  return documents.map(({ address, values }): [string, string[]] => {
    const shown = Object.entries(parts).filter(([, fields]) =>
      [fields].flat().some((field) => values[field] !== undefined),
    )
    return [address, shown.map(([anchor]) => anchor)]
  })
}

test.each([
  ['/', [...homeAnchors]],
  ...anchorsOf(recipes, documentAnchors.recipes),
  ...anchorsOf(reviews, documentAnchors.reviews),
  ...anchorsOf(posts, documentAnchors.posts),
  ['/about', Object.keys(documentAnchors.pages)],
  ['/privacy', []],
  ['/recipes', []],
  ['/comparisons', []],
] as [string, string[]][])(
  '%s has the parts that the content check knows, and no others',
  (address, anchors) => {
    expect(partsOf(address).toSorted()).toEqual(anchors.toSorted())
  },
)

test('every page has the parts that all pages have', () => {
  const without = site.pages.filter(({ html }) =>
    sharedAnchors.some((anchor) => !html.includes(` id="${anchor}"`)),
  )
  expect(without.map(({ address }) => address)).toEqual([])
})
