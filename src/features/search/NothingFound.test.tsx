// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/show.tsx'
import { NothingFound } from './NothingFound.tsx'

const addresses = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('a near word is offered as a search', () => {
  show(<NothingFound suggestion="chicken" searches={[]} lists={[]} />)
  const link = screen.getByRole('link', { name: 'chicken' })
  expect(link.getAttribute('href')).toBe('/search?q=chicken')
  expect(screen.getByText(/^Did you mean/)).toBeDefined()
})

test('without one, it says what can be looked for', () => {
  show(<NothingFound suggestion={null} searches={[]} lists={[]} />)
  expect(screen.queryByRole('link')).toBe(null)
  expect(screen.getByText(/name of a dish/)).toBeDefined()
})

test('searches, lists and their categories are ways on', () => {
  const lists = [
    { folder: 'recipes' as const, categories: ['Breakfast', 'Side dishes'] },
    { folder: 'posts' as const, categories: [] },
  ]
  show(<NothingFound suggestion={null} searches={['salt & pepper']} lists={lists} />)
  expect(addresses('Try one of these')).toEqual(['/search?q=salt+%26+pepper'])
  expect(addresses('Recipes')).toEqual([
    '/recipes',
    '/recipes?category=Breakfast',
    '/recipes?category=Side+dishes',
  ])
  expect(addresses('Blog')).toEqual(['/blog'])
})
