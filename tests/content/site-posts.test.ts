/** Guards the posts that the site starts with; editors may change these rules with them. */
import { expect, test } from 'vitest'
import type { ReadDocument } from '../../pipeline/content/document.ts'
import { elements, plainText } from '../../src/content/body.ts'
import { bodyOf, outside, posts, wrong } from './startingContent.ts'

function wordsIn(post: ReadDocument): number {
  const blocks = bodyOf(post).map((node) => plainText([node]))
  return blocks.join(' ').split(/\s+/).length
}

test('posts have 290 to 1,400 words, the longest three times as many as the shortest', () => {
  expect(wrong(posts, (post) => outside(290, 1400, wordsIn(post)))).toEqual([])
  const lengths = posts.map(wordsIn)
  expect(Math.max(...lengths)).toBeGreaterThan(3 * Math.min(...lengths))
})

test('most posts have tips, but not all', () => {
  const withTips = posts.filter(({ values }) => values.tips !== undefined)
  expect(outside(posts.length / 2 + 1, posts.length - 1, withTips.length)).toEqual([])
})

test('every post leads to a recipe, a review or a comparison', () => {
  expect(
    wrong(posts, (post) => {
      const hrefs = [...elements(bodyOf(post))].map(({ props }) => String(props?.href ?? ''))
      const leadsOn = hrefs.some((href) => /^\/((recipes|reviews)\/\d|comparisons)/.test(href))
      return leadsOn ? [] : ['no link']
    }),
  ).toEqual([])
})
