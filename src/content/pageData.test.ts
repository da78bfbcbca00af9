import { describe, expect, onTestFinished, test } from 'vitest'
import { KINDS } from '../kinds/kinds.ts'
import { documents, site } from './documents.ts'
import { documentKeys, readPageData } from './pageData.ts'

describe('the data of a page', () => {
  test('home shows the first three recipes and reviews by id, and the three newest posts', () => {
    const { recipes, reviews, posts } = readPageData('home', {})
    expect(recipes.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(reviews.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(posts.map(({ date }) => date)).toEqual(['2025-10-15', '2025-10-12', '2025-10-05'])
  })

  test('posts of one day stand with the higher id first', () => {
    const ids = readPageData('blog', {}).posts.map(({ id }) => id)
    expect(ids.indexOf(15)).toBe(ids.indexOf(4) - 1)
  })

  test('an ingredient with a keyword gets the link of the product that the keyword stands for', () => {
    const recipe = readPageData('recipe', { id: '1' })
    const oil = readPageData('review', { id: '7' })
    const ingredient = recipe?.ingredients.find(({ text }) => text.includes('olive oil'))
    expect(oil?.productName).toContain('Olive Oil')
    expect(ingredient?.shopLink).toBe(oil?.affiliateLink)
    expect(recipe?.ingredients.find(({ text }) => text === '2 lemons')?.shopLink).toBeUndefined()
  })

  test('a review without a count gets the default of the settings, one with a count keeps it', () => {
    expect(readPageData('review', { id: '11' })?.reviewCount).toBe(89)
    expect(readPageData('review', { id: '6' })?.reviewCount).toBe(268)
  })

  test('without a default in the settings, a review without a count has none', () => {
    const { defaultReviewCount } = site
    onTestFinished(() => {
      site.defaultReviewCount = defaultReviewCount
    })
    delete site.defaultReviewCount
    expect(readPageData('review', { id: '11' })).toHaveProperty('reviewCount', undefined)
    expect(readPageData('review', { id: '6' })?.reviewCount).toBe(268)
  })

  test('a post brings the cards that it places in its text, and no others', () => {
    const post = readPageData('post', { id: '4' })
    expect(post?.cards.reviews.map(({ id }) => id)).toEqual([10])
    expect(post?.cards.recipes).toEqual([])
  })

  test('a post knows the posts published right before and after it, in the order of the blog', () => {
    const { posts } = readPageData('blog', {})
    posts.forEach(({ id }, index) => {
      const neighbors = readPageData('post', { id: String(id) })?.neighbors
      expect(neighbors?.previous?.id).toBe(posts[index + 1]?.id)
      expect(neighbors?.next?.id).toBe(posts[index - 1]?.id)
    })
  })

  test('what is related to a document is no more than cards of it', () => {
    const { related } = readPageData('recipe', { id: '26' }) ?? {}
    expect(related?.recipes).toHaveLength(4)
    const { recipes } = readPageData('recipes', {})
    expect(recipes).toEqual(expect.arrayContaining(related?.recipes ?? []))
    const { reviews } = readPageData('reviews', {})
    expect(related?.reviews).toEqual([reviews[0]])
    const { posts } = readPageData('blog', {})
    expect(related?.posts).toEqual([posts.find(({ id }) => id === 6)])
  })

  test('every document has an address', () => {
    for (const { folder } of KINDS) {
      expect(documentKeys(folder)).toHaveLength(documents[folder].length)
    }
    expect(documentKeys('collections')).toContain('vegan')
  })
})
