// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../tests/support/show.tsx'
import { readPageData } from '../content/prerender/pageData.ts'
import { Page } from './HomePage.tsx'

test('the parts of the page are those that are chosen, in their order', () => {
  const data = readPageData('home', {})
  show(<Page data={{ ...data, sections: ['newsletter', 'posts', 'recipes'] }} />)
  const parts = screen.getAllByRole('region').map((part) => part.getAttribute('aria-labelledby'))
  expect(parts).toEqual(['hero', 'join', 'latest', 'featured'])
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeDefined()
})

const links = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('buttons and tiles of one’s own stand in place of those of the program', () => {
  const data = readPageData('home', {})
  const buttons = [{ label: 'Order bread', to: '/contact' }]
  const tiles = [
    { title: 'Rye', text: 'Dark.', to: '/recipes' },
    { title: 'Baked at night', text: 'Still warm.', to: undefined },
  ]
  show(<Page data={{ ...data, sections: ['tiles'], buttons, tiles }} />)
  const [hero, shown] = screen.getAllByRole('region')
  expect(hero && links(hero)).toEqual([['Order bread', '/contact']])
  expect(shown && links(shown)).toEqual([['Rye', '/recipes']])
  expect(shown?.textContent).toBe('RyeDark.Baked at nightStill warm.')
})

test('without them the page has those of the program', () => {
  show(<Page data={{ ...readPageData('home', {}), sections: ['tiles'] }} />)
  const [hero, shown] = screen.getAllByRole('region')
  expect(hero && links(hero)).toEqual([
    ['Explore Recipes', '/recipes'],
    ['Shop Kitchen Tools', '/reviews'],
  ])
  expect(shown && links(shown).map(([, to]) => to)).toEqual(['/recipes', '/reviews', '/blog'])
})
