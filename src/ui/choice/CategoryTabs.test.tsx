// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'

const OPTIONS = ['Knives', 'Blenders & Mixers', 'Pantry Staples']

function Example() {
  const [chosen, choose] = useState('Knives')
  return (
    <CategoryTabs label="Product categories" options={OPTIONS} chosen={chosen} choose={choose}>
      <p>Only {chosen}</p>
    </CategoryTabs>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })

function expectSelected(name: string) {
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab(name)])
  const panel = screen.getByRole('tabpanel', { name })
  expect(within(panel).getByText(`Only ${name}`)).toBeDefined()
  expect(tab(name).getAttribute('aria-controls')).toBe(panel.id)
  // The attribute is a list of ids, so an id with a space in it names nothing.
  expect(panel.id).not.toContain(' ')
}

test('each option is a tab of a list with a name, and has a panel of its own', async () => {
  const { user } = show(<Example />)
  const list = screen.getByRole('tablist', { name: 'Product categories' })
  expect(within(list).getAllByRole('tab')).toEqual(OPTIONS.map(tab))
  expectSelected('Knives')
  await user.click(tab('Blenders & Mixers'))
  expectSelected('Blenders & Mixers')
})

test('the arrow keys, Home and End select a tab, round the ends too', async () => {
  const { user } = show(<Example />)
  await user.click(tab('Knives'))
  for (const [key, name] of [
    ['ArrowRight', 'Blenders & Mixers'],
    ['ArrowLeft', 'Knives'],
    ['ArrowLeft', 'Pantry Staples'],
    ['ArrowRight', 'Knives'],
    ['End', 'Pantry Staples'],
    ['Home', 'Knives'],
  ] as const) {
    await user.keyboard(`{${key}}`)
    expect(document.activeElement).toBe(tab(name))
    expectSelected(name)
  }
})
