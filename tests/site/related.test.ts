import { describe, expect, test } from 'vitest'
import { attributes, openBuiltSite } from './builtSite.ts'
import { byDate, readDocuments } from './documents.ts'

const site = await openBuiltSite()
const { recipes, reviews, posts } = await readDocuments()
const postsByDate = posts.toSorted(byDate).map(({ address }) => address)

describe('the foot of a document', () => {
  test('stands below the document, under headings of its own order', () => {
    for (const { address } of [...recipes, ...reviews, ...posts]) {
      const { document } = site.page(address)
      const headings = [...document.querySelectorAll('main > article ~ div :is(h1, h2, h3, h4)')]
      const levels = headings.map(({ localName }) => localName).join(' ')
      expect(levels).toMatch(/^(h2( h3){1,4} ?)*$/)
      expect(document.querySelector('main > div ~ article')).toBeNull()
    }
  })
})

describe('a post', () => {
  test.each([
    ['prev', 'before it, back to the oldest', 1],
    ['next', 'after it, up to the newest', -1],
  ])('leads as “%s” to the one %s', (rel, _which, distance) => {
    const led = postsByDate.map((address) =>
      attributes(site.page(address), `main a[rel="${rel}"]`, 'href'),
    )
    const beside = postsByDate.map((_, index) => [postsByDate[index + distance]].filter(Boolean))
    expect(led).toEqual(beside)
  })
})
