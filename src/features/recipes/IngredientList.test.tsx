// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/show.tsx'
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

function shown() {
  show(<IngredientList ingredients={INGREDIENTS} />)
  return screen.getAllByRole('listitem')
}

test('each ingredient has its line, and only one with a shop has more', () => {
  const lines = shown().map(({ textContent }) => textContent)
  expect(lines.filter((line) => line.includes('Shop'))).toEqual([lines[1]])
  expect([lines[0], lines[2]]).toEqual(['2 cups flour', '1 cup tea'])
  expect(lines[1]).toMatch(/^1 tsp salt /)
})

test('a paid link names its product, and stands only where there is a shop', () => {
  const links = shown().map((line) => within(line).queryByRole('link'))
  expect(links.map((link) => link?.getAttribute('href'))).toEqual([
    undefined,
    'https://shop.example/salt',
    undefined,
  ])
  const name = 'Shop sea salt (paid link, opens in a new tab)'
  expect(screen.getByRole('link', { name })).toBe(links[1])
})

test('a group stands below its heading, and what comes before has none', () => {
  const none = { affiliateKeyword: undefined, shopLink: undefined }
  const ingredients = [
    { ...none, text: '2 cups flour', group: undefined },
    { ...none, text: '1 cup tea', group: 'For the sauce' },
    { ...none, text: '1 tsp salt', group: undefined },
  ]
  show(<IngredientList ingredients={ingredients} />)
  const heading = screen.getByRole('heading', { level: 3, name: 'For the sauce' })
  const lists = screen.getAllByRole('list')
  expect(lists.map(({ textContent }) => textContent)).toEqual([
    '2 cups flour',
    '1 cup tea1 tsp salt',
  ])
  expect(heading.previousElementSibling).toBe(lists[0])
  expect(heading.nextElementSibling).toBe(lists[1])
})
