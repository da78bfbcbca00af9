// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { CATEGORY_KEY } from '../../storage/keys.ts'
import { BackLink } from './BackLink.tsx'

const link = <BackLink to="/recipes">Back to Recipes</BackLink>
const address = () => screen.getByRole('link', { name: 'Back to Recipes' }).getAttribute('href')

test('it leads to the category that was chosen in that list', () => {
  sessionStorage.setItem(`${CATEGORY_KEY}/recipes`, 'Healthy Eats')
  sessionStorage.setItem(`${CATEGORY_KEY}/reviews`, 'Knives')
  show(link)
  expect(address()).toBe('/recipes?category=Healthy+Eats')
})

test('prerendered it leads to the list, since nothing is known of the visitor', () => {
  sessionStorage.setItem(`${CATEGORY_KEY}/recipes`, 'Lunch')
  const html = renderToString(<MemoryRouter>{link}</MemoryRouter>)
  expect(html).toContain('href="/recipes"')
})
