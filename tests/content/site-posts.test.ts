/** Guards the posts that the site starts with; editors may change these rules with them. */
import { expect, test } from 'vitest'
import { elements } from '../../src/content/body.ts'
import { bodyOf, outside, posts, wrong } from './startingContent.ts'

test('posts have 5 to 9 paragraphs', () => {
  expect(
    wrong(posts, (post) => {
      const paragraphs = bodyOf(post).filter((node) => typeof node === 'object' && node.tag === 'p')
      return outside(5, 9, paragraphs.length)
    }),
  ).toEqual([])
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
