import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { readPageData } from '../content/pageData.ts'
import { JsonLd } from './JsonLd.tsx'
import { isoMinutes, postJsonLd, productJsonLd, recipeJsonLd } from './structuredData.ts'

function found<D>(data: D | null): D {
  if (data === null) throw new Error('The document is missing.')
  return data
}

test('minutes are ISO 8601 durations, nothing included', () => {
  expect(isoMinutes(0)).toBe('PT0M')
  expect(isoMinutes(490)).toBe('PT490M')
})

describe('a recipe', () => {
  const recipe = found(readPageData('recipe', { id: '14' }))
  const data = recipeJsonLd(recipe)

  test('states its times as a pair and their sum, also when nothing is cooked', () => {
    expect(data.prepTime).toBe('PT490M')
    expect(data.cookTime).toBe('PT0M')
    expect(data.totalTime).toBe('PT490M')
  })

  test('states its yield as a plain number, its nutrition, ingredients and steps', () => {
    expect(data.recipeYield).toBe('2')
    expect(data.nutrition.calories).toBe(recipe.nutrition.calories)
    expect(data.recipeIngredient).toEqual(recipe.ingredients.map(({ text }) => text))
    expect(data.recipeInstructions[0]).toEqual({
      '@type': 'HowToStep',
      text: recipe.instructions[0],
    })
  })
})

describe('a product', () => {
  test('states its rating with a count, the default where it has none of its own', () => {
    const data = productJsonLd(found(readPageData('review', { id: '11' })))
    expect(data.aggregateRating).toMatchObject({ ratingValue: 4.5, bestRating: 5, reviewCount: 89 })
  })

  test('is the subject of one review, and states no rating of many, where nobody counted', () => {
    const review = { ...found(readPageData('review', { id: '11' })), reviewCount: undefined }
    const data = JSON.parse(JSON.stringify(productJsonLd(review)))
    expect(data).not.toHaveProperty('aggregateRating')
    expect(data.review['@type']).toBe('Review')
    expect(data.review.reviewRating).toEqual({ '@type': 'Rating', ratingValue: 4.5, bestRating: 5 })
    expect(data.review.author.name).toBe('Pinchwell')
  })

  test('offers in dollars, and lists pros and cons in the review', () => {
    const review = found(readPageData('review', { id: '6' }))
    const data = productJsonLd(review)
    expect(data.offers).toMatchObject({ priceCurrency: 'USD', url: review.affiliateLink })
    expect(data.review.positiveNotes.itemListElement.map(({ name }) => name)).toEqual(review.pros)
    expect(data.review.negativeNotes.itemListElement).toHaveLength(review.cons.length)
  })
})

test('a post has the organisation as its author', () => {
  const data = postJsonLd(found(readPageData('post', { id: '4' })))
  expect(data.author).toMatchObject({ '@type': 'Organization', name: 'Pinchwell' })
  expect(data.datePublished).toBe('2025-10-05')
})

test('a text cannot break out of the script it stands in', () => {
  const html = renderToStaticMarkup(<JsonLd data={{ name: '</script><b>' }} />)
  expect(html).not.toContain('</script><b>')
  expect(JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual({
    name: '</script><b>',
  })
})
