// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { type Product, testProduct as product } from '../../../tests/support/testProduct.ts'
import { RankingTable } from './RankingTable.tsx'

function rows(...products: Product[]) {
  show(<RankingTable category="Knives" products={products} />)
  const table = screen.getByRole('table', { name: 'Knives compared' })
  return within(table).getAllByRole('row').slice(1)
}

test('each product has a row with its review, rating, use and shop', () => {
  const [row] = rows(product(6, 'Edgemoor', 4), product(7, 'Cutwell', 3.5))
  if (!row) throw new Error('There is no row.')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Product',
    'Rating',
    'Best For',
    'Link',
  ])
  const cells = within(row)
  expect(cells.getByRole('rowheader', { name: /Edgemoor/ })).toBeDefined()
  expect(cells.getByRole('link', { name: 'Edgemoor' }).getAttribute('href')).toBe('/reviews/6')
  expect(cells.getByRole('cell', { name: /^4\.0 out of 5/ })).toBeDefined()
  expect(cells.getByRole('cell', { name: 'Best for 6.' })).toBeDefined()
  const shop = 'Check Price of Edgemoor (paid link, opens in a new tab)'
  expect(cells.getByRole('link', { name: shop }).getAttribute('href')).toBe(
    'https://shop.example/6',
  )
})

test('the best rated products are named as such, and no others', () => {
  const named = rows(product(1, 'A', 4.5), product(2, 'B', 4.4), product(3, 'C', 4.5))
  expect(named.map((row) => within(row).queryByText('Top rated') !== null)).toEqual([
    true,
    false,
    true,
  ])
})

test('of the table that a page shows first, the first picture does not wait', () => {
  const products = [product(1, 'A', 4.5), product(2, 'B', 4.4)]
  show(<RankingTable category="Knives" products={products} isEager />)
  const pictures = screen.getAllByRole('img')
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy'])
})

test('a category without products says so in place of a table', () => {
  show(<RankingTable category="Knives" products={[]} />)
  expect(screen.getByRole('status').textContent).toBe(
    'No products found in this category yet. Check back soon!',
  )
  expect(screen.queryByRole('table')).toBe(null)
})
