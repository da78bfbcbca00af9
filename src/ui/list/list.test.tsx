// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { shown as recipesShown } from 'words/recipeList'
import { ShownCount } from './ShownCount.tsx'
import { withAds } from '../ads/AdSlot.tsx'
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

function withAdsText(count: number, list: 'recipes' | 'posts'): string {
  const items = Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
  const html = renderToStaticMarkup(withAds(list, items, ({ id }) => `${id} `))
  return html.replaceAll(/<div.*?<\/div><\/div>/g, 'ad ')
}

test.each([
  [17, 'recipes', '1 2 3 4 5 6 7 8 ad 9 10 11 12 13 14 15 16 ad 17 '],
  [5, 'posts', '1 2 3 4 ad 5 '],
  [4, 'posts', '1 2 3 4 ad '],
  [3, 'posts', '1 2 3 '],
  [0, 'posts', ''],
] as const)(
  'of %i cards, those in %s are followed by advertisements where the list says so',
  (count, list, html) => {
    expect(withAdsText(count, list)).toBe(html)
  },
)

test.each([
  ['placeholder', 1],
  ['live', 0],
] as const)('where the search of the header is %s, there are %i links to search', (kind, count) => {
  vi.spyOn(settings, 'search', 'get').mockReturnValue(kind)
  show(<SearchLink />)
  expect(screen.queryAllByRole('link', { name: 'Search the site' })).toHaveLength(count)
})
