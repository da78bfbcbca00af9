// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anyCards } from '../../../tests/support/anyCards.ts'
import { show } from '../../../tests/support/show.tsx'
import { Related } from './Related.tsx'
import { LinkedKinds } from './LinkedKinds.tsx'

const { recipes, reviews, posts, collections } = anyCards()

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('the own kind comes first, the others in the order of the site', () => {
  show(<Related related={{ recipes, reviews, posts, collections }} first="posts" />)
  expect(headings()).toEqual([
    'Related posts',
    'Related recipes',
    'Related reviews',
    'Related collections',
  ])
  const row = screen.getByRole('region', { name: 'Related recipes' })
  expect(within(row).getAllByRole('article')).toHaveLength(recipes.length)
})

test('a kind without related documents has no row', () => {
  show(<Related related={{ recipes: [], reviews, posts: [], collections: [] }} first="recipes" />)
  expect(headings()).toEqual(['Related reviews'])
})

test.each([
  [6, 'Collection 5', '/collections/c5'],
  [9, 'All 9 collections', '/collections'],
])('of %i documents up to six are named, the rest is behind %s', (count, last, address) => {
  const links = Array.from({ length: count }, (_none, index) => {
    return { key: `c${index}`, title: `Collection ${index}`, path: `/collections/c${index}` }
  })
  show(<LinkedKinds kinds={[{ folder: 'collections', links }]} />)
  const row = screen.getByRole('navigation', { name: 'Collections' })
  const shown = within(within(row).getByRole('list')).getAllByRole('link')
  expect(shown).toHaveLength(Math.min(count, 7))
  expect(shown[0]?.getAttribute('href')).toBe('/collections/c0')
  expect(shown.at(-1)?.textContent).toBe(last)
  expect(shown.at(-1)?.getAttribute('href')).toBe(address)
})
