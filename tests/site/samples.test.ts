import { expect, test } from 'vitest'
import { openBuiltSite } from './builtSite.ts'
import { readDocuments } from './documents.ts'

const site = await openBuiltSite()
const { reviews, hasSamples } = await readDocuments()

const NOTE = /\b(products|ratings|counts)\b.* are samples\./i

/** The addresses of pages in a part of which a paragraph says that there are samples. */
function saying(part: 'main' | 'footer'): string[] {
  const pages = site.pages.filter(({ document }) =>
    [...document.querySelectorAll(`${part} p`)].some(({ textContent }) => NOTE.test(textContent)),
  )
  return pages.map(({ address }) => address).toSorted()
}

test('every page says in its footer that there are samples, as long as the settings do', () => {
  const every = site.pages.map(({ address }) => address).toSorted()
  expect(saying('footer')).toEqual(hasSamples ? every : [])
})

test('so do every review and the comparisons beside their products, and no other page', () => {
  const about = ['/comparisons', ...reviews.map(({ address }) => address)]
  expect(saying('main')).toEqual(hasSamples ? about.toSorted() : [])
})
