/** Compares the parts of built pages with src/addresses/anchors.ts, which the content check uses. */
import { expect, test } from 'vitest'
import {
  documentAnchors,
  homeAnchors,
  type AnchorFields,
  sharedAnchors,
} from '../../src/addresses/anchors.ts'
import { paths } from '../../src/addresses/paths.ts'
import { hasPage } from '../../src/settings/settings.ts'
import { openBuiltSite } from './builtSite.ts'
import { readDocuments, type SiteDocument } from './documents.ts'

const site = await openBuiltSite()
const { documents: all, recipes, reviews, posts } = await readDocuments()

/** Returns the ids that links may use. Excludes rows of related documents, which can change. */
function partsOf(address: string): string[] {
  const parts = site.page(address).document.querySelectorAll('main :is(h2, h3, h4, section)[id]')
  return [...parts].map(({ id }) => id).filter((id) => !id.startsWith('related-'))
}

function anchorsOf(documents: SiteDocument[], parts: AnchorFields) {
  return documents.map(({ address, values }): [string, string[]] => {
    const shown = Object.entries(parts).filter(([, fields]) =>
      [fields].flat().some((field) => values[field] !== undefined),
    )
    return [address, shown.map(([anchor]) => anchor)]
  })
}

const pages = all.filter(({ folder }) => folder === 'pages')
const about = pages.filter(({ address }) => address === paths.about)
const emptyParts = new Set<string>(
  Object.entries({ featured: recipes, 'top-reviews': reviews, latest: posts })
    .filter(([, shown]) => shown.length === 0)
    .map(([anchor]) => anchor),
)

test.each([
  ['/', homeAnchors().filter((anchor) => !emptyParts.has(anchor))],
  ...anchorsOf(recipes, documentAnchors.recipes),
  ...anchorsOf(reviews, documentAnchors.reviews),
  ...anchorsOf(posts, documentAnchors.posts),
  ...anchorsOf(about, documentAnchors.pages),
  ...pages.filter((page) => !about.includes(page)).map(({ address }) => [address, []]),
  ...[paths.recipes, paths.comparisons].filter(hasPage).map((address) => [address, []]),
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
