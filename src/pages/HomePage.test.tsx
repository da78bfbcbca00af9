// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../tests/support/show.tsx'
import { readPageData } from '../content/pageData.ts'
import { Page } from './HomePage.tsx'

test('the page has the form of the newsletter', () => {
  show(<Page data={readPageData('home', {})} />)
  const part = within(screen.getByRole('region', { name: 'Join Our Community' }))
  expect(part.getByRole('textbox', { name: 'Email address' })).toBeDefined()
  expect(part.getByRole('button', { name: 'Subscribe' })).toBeDefined()
})

test('the parts of the page are those that are chosen, in their order', () => {
  const data = readPageData('home', {})
  show(<Page data={{ ...data, sections: ['posts', 'recipes'] }} />)
  const parts = screen.getAllByRole('region').map((part) => part.getAttribute('aria-labelledby'))
  expect(parts).toEqual(['hero', 'latest', 'featured'])
})
