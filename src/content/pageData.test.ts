import { describe, expect, onTestFinished, test } from 'vitest'
import { KINDS } from '../kinds/kinds.ts'
import { documents, site } from './documents.ts'
import { documentKeys, readPageData } from './pageData.ts'

describe('the data of a page', () => {
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

  test('the top of home shows the first recipes that are not featured below it', () => {
    const { hero, recipes } = readPageData('home', {})
    expect(recipes.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(hero.map(({ id }) => id)).toEqual([4, 5])
  })

  test('a post brings the cards that it places in its text, and no others', () => {
    const post = readPageData('post', { id: '4' })
    expect(post?.cards.reviews.map(({ id }) => id)).toEqual([10])
    expect(post?.cards.recipes).toEqual([])
  })

  test('what is related to a document is no more than cards of it', () => {
    const { related } = readPageData('recipe', { id: '26' }) ?? {}
    expect(related?.recipes).toHaveLength(4)
    const recipes = readPageData('recipes', {})?.recipes ?? []
    expect(recipes).toEqual(expect.arrayContaining(related?.recipes ?? []))
    const reviews = readPageData('reviews', {})?.reviews ?? []
    expect(related?.reviews).toEqual([reviews[0]])
    const posts = readPageData('blog', {})?.posts ?? []
    expect(related?.posts).toEqual([posts.find(({ id }) => id === 6)])
  })

  test('every document has an address', () => {
    for (const { folder } of KINDS) {
      expect(documentKeys(folder)).toHaveLength(documents[folder].length)
    }
    expect(documentKeys('collections')).toContain('vegan')
  })
})
