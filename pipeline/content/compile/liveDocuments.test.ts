import { expect, test } from 'vitest'
import { postType } from '../../../src/content/schema/post.ts'
import { siteType } from '../../../src/content/schema/site.ts'
import { liveExports } from './liveDocuments.ts'

test('documents have the names that Contentlayer gives them in a build, plurals included', () => {
  const storyType = { ...postType, name: 'Story' }
  const exported = liveExports(
    new Map([
      [postType, []],
      [siteType, []],
      [storyType, []],
    ]),
  )
  expect(Object.keys(exported)).toEqual(['allPosts', 'site', 'allStories'])
})
