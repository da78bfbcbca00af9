import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShownCount } from './ShownCount.tsx'

function shown(props: { count: number; about?: string; sentence?: string }): string {
  return renderToStaticMarkup(<ShownCount one="recipe" many="recipes" {...props} />)
}

test.each([
  [1, '1 recipe shown'],
  [12, '12 recipes shown'],
])('%i is announced to screen readers alone: %s', (count, text) => {
  expect(shown({ count })).toBe(`<p class="visually-hidden" role="status">${text}</p>`)
})

test.each([
  [{ count: 3, sentence: '3 recipes found' }, '3 recipes found'],
  [{ count: 0 }, 'No recipes in this category yet. Check back soon!'],
  [{ count: 3, about: 'Warm or cold.' }, 'Warm or cold. 3 recipes shown'],
])('everyone sees what %j says', (props, text) => {
  expect(shown(props)).toContain(`role="status">${text}</p>`)
  expect(shown(props)).not.toContain('visually-hidden')
})
