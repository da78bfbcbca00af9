// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { IngredientList } from './IngredientList.tsx'

const INGREDIENTS = [
  { text: '2 cups flour', group: undefined, affiliateKeyword: undefined, shopLink: undefined },
  {
    text: '1 tsp salt',
    group: undefined,
    affiliateKeyword: 'sea salt',
    shopLink: 'https://shop.example/salt',
  },
  { text: '1 cup tea', group: undefined, affiliateKeyword: 'black tea', shopLink: undefined },
]

test('each ingredient has its line, and a paid link that names its product where there is a shop', () => {
  show(<IngredientList ingredients={INGREDIENTS} />)
  const lines = screen.getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '2 cups flour',
    expect.stringMatching(/^1 tsp salt \(Shop\)/),
    '1 cup tea',
  ])
  const link = screen.getByRole('link', { name: 'Shop sea salt (paid link, opens in a new tab)' })
  expect(link.getAttribute('href')).toBe('https://shop.example/salt')
  expect(lines[1]?.contains(link)).toBe(true)
})

test('a group stands below its heading, and what comes before has none', () => {
  const none = { affiliateKeyword: undefined, shopLink: undefined }
  const ingredients = [
    { ...none, text: '2 cups flour', group: undefined },
    { ...none, text: '1 cup tea', group: 'For the sauce' },
    { ...none, text: '1 tsp salt', group: undefined },
    { ...none, text: '1 tsp salt', group: undefined },
  ]
  show(<IngredientList ingredients={ingredients} />)
  const heading = screen.getByRole('heading', { level: 3, name: 'For the sauce' })
  const lists = screen.getAllByRole('list')
  expect(lists.map(({ textContent }) => textContent)).toEqual([
    '2 cups flour',
    '1 cup tea1 tsp salt1 tsp salt',
  ])
  expect(heading.previousElementSibling).toBe(lists[0])
  expect(heading.nextElementSibling).toBe(lists[1])
})
