// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anyCards } from '../../tests/support/anyCards.ts'
import { show } from '../../tests/support/show.tsx'
import { bodyCards, documentCards } from './documentCards.tsx'

const { recipes, reviews, posts, collections } = anyCards()

const CARDS = {
  recipes: [recipes.map(documentCards.recipes)[0], 'Lemon-herb salmon', '/recipes/7'],
  reviews: [reviews.map(documentCards.reviews), 'Edgemoor 8-Inch Knife', '/reviews/6'],
  posts: [posts.map(documentCards.posts), 'How to salt', '/blog/3'],
  collections: [
    collections.map(documentCards.collections),
    'One pan, no fuss',
    '/collections/one-pan',
  ],
} as const

test.each(Object.entries(CARDS))(
  'a card of %s has one link, which is its heading and named by its title alone',
  (_kind, [card, title, address]) => {
    show(card)
    const link = screen.getByRole('link')
    expect(screen.getByRole('link', { name: title })).toBe(link)
    expect(link.getAttribute('href')).toBe(address)
    expect(link.parentElement).toBe(screen.getByRole('heading', { level: 3, name: title }))
    expect(screen.getByRole('img', { name: 'A plate on a table.' })).toBeDefined()
  },
)

test.each([
  ['recipes', ['Lunch', '150 min (2 h 30 min) + 4 h chilling', 'Serves 4']],
  ['reviews', ['Knives', 'Rating: 4.0/ 5 out of 5', 'Sharp for a year.']],
  ['posts', ['Cooking Tips', 'October 12, 2025', 'Early, and little.']],
  ['collections', ['Collection of 5', 'Less to wash.']],
] as const)('a card of %s says %j', (kind, texts) => {
  show(CARDS[kind][0])
  const words = screen.getByRole('article').textContent
  expect(texts.filter((text) => !words.includes(text))).toEqual([])
})

test('a card of a draft says no numbers that its document leaves empty', () => {
  const [recipe] = recipes
  if (!recipe) throw new Error('There is no recipe.')
  show(documentCards.recipes({ ...recipe, totalTime: undefined, servings: undefined }))
  expect(screen.getByRole('article').textContent).not.toMatch(/\bmin\b|Serves/)
})

test('“Read More” and the like are for the eye; the link says it already', () => {
  show([CARDS.posts[0], CARDS.reviews[0]])
  for (const words of ['Read More →', 'Read Full Review →']) {
    expect(screen.getByText(words).getAttribute('aria-hidden')).toBe('true')
  }
})

test('a text shows the card that it names by component and id, and no other', () => {
  const card = bodyCards({ recipes, reviews })
  show([card('RecipeCard', 8), card('ProductCard', 6), card('ProductCard', 8)])
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Chana masala',
    'Edgemoor 8-Inch Knife',
  ])
})
