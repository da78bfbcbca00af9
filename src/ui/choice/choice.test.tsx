// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { prerender, show, shownAddress } from '../../../tests/support/show.tsx'
import { CategoryButtons } from './CategoryButtons.tsx'
import { useCategory } from './useCategory.ts'
import { useState } from 'react'
import { CategoryTabs } from './CategoryTabs.tsx'

const CATEGORIES = [{ name: 'Lunch' }, { name: 'Healthy Eats' }]

function List({ replace }: { replace?: boolean }) {
  const choice = useCategory('/recipes', CATEGORIES, { hasAll: true, replace })
  const navigate = useNavigate()
  return (
    <>
      <CategoryButtons label="Categories" {...choice} />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate('/recipes/7')}>
        Recipe 7
      </button>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const chosen = () => screen.getByRole('button', { pressed: true }).textContent

test.each([
  ['/recipes', 'All'],
  ['/recipes?category=Healthy+Eats', 'Healthy Eats'],
  ['/recipes?category=Toasters', 'All'],
  ['/recipes?category=', 'All'],
])('at %s the category is %s', (at, category) => {
  show(<List />, { at })
  expect(chosen()).toBe(category)
})

test('what else stands in the address stays', async () => {
  const { user } = show(<List />, { at: '/recipes?diet=vegan&category=Lunch' })
  await user.click(button('Healthy Eats'))
  expect(shownAddress()).toBe('/recipes?diet=vegan&category=Healthy+Eats')
  await user.click(button('All'))
  expect(shownAddress()).toBe('/recipes?diet=vegan')
})

test.each([
  [false, 'Lunch'],
  [true, 'Healthy Eats'],
])('with replace %s, Back after two choices leads to %s', async (replace, category) => {
  const { user } = show(<List replace={replace} />, { at: '/recipes' })
  await user.click(button('Lunch'))
  await user.click(button('Healthy Eats'))
  await user.click(button('Back'))
  expect(chosen()).toBe(category)
})

test('the chosen category stays while the next page is on its way', async () => {
  const { user } = show(<List />, { at: '/recipes?category=Lunch' })
  await user.click(button('Recipe 7'))
  expect(chosen()).toBe('Lunch')
  await user.click(button('Healthy Eats'))
  expect(shownAddress()).toBe('/recipes?category=Healthy+Eats')
})

test('prerendered, the chosen category is the first, whatever the address', () => {
  const html = prerender(<List />, { at: '/recipes?category=Lunch' })
  expect(html).toMatch(/data-category="" aria-pressed="true"/)
})

const PRODUCTS = ['Knives', 'Blenders & Mixers', 'Pantry Staples']

function Example() {
  const [category, choose] = useState('Knives')
  return (
    <CategoryTabs label="Product categories" options={PRODUCTS} chosen={category} choose={choose}>
      <p>Only {category}</p>
    </CategoryTabs>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })

function expectSelected(name: string) {
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab(name)])
  const panel = screen.getByRole('tabpanel', { name })
  expect(within(panel).getByText(`Only ${name}`)).toBeDefined()
  expect(tab(name).getAttribute('aria-controls')).toBe(panel.id)
  // `aria-controls` is a list of ids, so an id with a space would match nothing.
  expect(panel.id).not.toContain(' ')
}

test('a press, Home and End select a tab, which has a panel of its own', async () => {
  const { user } = show(<Example />)
  expect(screen.getByRole('tablist', { name: 'Product categories' })).toBeDefined()
  await user.click(tab('Blenders & Mixers'))
  expectSelected('Blenders & Mixers')
  for (const [key, name] of [
    ['End', 'Pantry Staples'],
    ['Home', 'Knives'],
  ] as const) {
    await user.keyboard(`{${key}}`)
    expect(document.activeElement).toBe(tab(name))
    expectSelected(name)
  }
})
