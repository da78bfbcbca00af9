// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anyCards } from '../../../tests/support/anyCards.ts'
import { show } from '../../../tests/support/show.tsx'
import { Related } from './Related.tsx'

const { recipes, reviews, posts, collections } = anyCards()

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('the own kind comes first, the others in the order of the site', () => {
  show(<Related related={{ recipes, reviews, posts, collections }} own="posts" />)
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
  show(<Related related={{ recipes: [], reviews, posts: [], collections: [] }} own="recipes" />)
  expect(headings()).toEqual(['Related reviews'])
})
