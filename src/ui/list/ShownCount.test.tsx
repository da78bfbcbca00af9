import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShownCount } from './ShownCount.tsx'

function shown(count: number): string {
  return renderToStaticMarkup(<ShownCount count={count} one="recipe" many="recipes" />)
}

test.each([
  [1, '1 recipe shown'],
  [12, '12 recipes shown'],
])('%i is announced to screen readers alone: %s', (count, text) => {
  expect(shown(count)).toBe(`<p class="visually-hidden" role="status">${text}</p>`)
})

test('everyone sees a sentence in its place', () => {
  const html = renderToStaticMarkup(
    <ShownCount count={3} one="recipe" many="recipes" sentence="3 recipes found" />,
  )
  expect(html).toMatch(/^<p [^>]*role="status">3 recipes found</)
  expect(html).not.toContain('visually-hidden')
})

test('when there are none, everyone sees it', () => {
  expect(shown(0)).toMatch(
    /^<p [^>]*role="status">No recipes in this category yet\. Check back soon!</,
  )
  expect(shown(0)).not.toContain('visually-hidden')
})

test('what is said of a category is seen by everyone, and heard before the count', () => {
  const html = renderToStaticMarkup(
    <ShownCount count={3} one="recipe" many="recipes" about="Warm or cold." />,
  )
  expect(html).toMatch(/^<p [^>]*role="status">Warm or cold\. 3 recipes shown</)
  expect(html).not.toContain('visually-hidden')
})
