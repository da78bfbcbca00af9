// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { shown as recipesShown } from 'words/recipeList'
import { ShownCount } from './ShownCount.tsx'
import { screen } from '@testing-library/react'
import { show } from '../../../tests/support/show.tsx'
import { settings } from '../../settings/settings.ts'
import { SearchLink } from '../page/SearchLink.tsx'

function shown(props: { count: number; about?: string; sentence?: string }): string {
  return renderToStaticMarkup(<ShownCount message={recipesShown(props)} {...props} />)
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

test.each([
  ['placeholder', 1],
  ['live', 0],
] as const)('where the search of the header is %s, there are %i links to search', (kind, count) => {
  vi.spyOn(settings, 'search', 'get').mockReturnValue(kind)
  show(<SearchLink />)
  expect(screen.queryAllByRole('link', { name: 'Search the site' })).toHaveLength(count)
})
