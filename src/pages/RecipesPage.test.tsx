import { expect, test } from 'vitest'
import { anyCards } from '../../tests/support/anyCards.ts'
import { prerender } from '../../tests/support/show.tsx'
import { Page } from './RecipesPage.tsx'

function prerendered(count: number): string {
  const [card] = anyCards().recipes
  if (!card) throw new Error('There is no recipe.')
  const recipes = Array.from({ length: count }, (_none, index) => ({ ...card, id: index + 1 }))
  const data = { recipes, categories: [], linked: undefined, finder: '' }
  return prerender(<Page data={data} />, { at: '/recipes' })
}

test.each([
  [60, 60],
  [61, 48],
])('of %i recipes, %i have a card at first, and all a link', (count, cards) => {
  const html = prerendered(count)
  expect(html.match(/<article/g)).toHaveLength(cards)
  expect(new Set(html.match(/href="\/recipes\/\d+"/g))).toHaveLength(count)
  expect(html.includes('Show more')).toBe(cards < count)
})
