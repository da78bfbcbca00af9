// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { type Product, testProduct } from '../../../tests/support/testProduct.ts'
import { FactsTable } from './FactsTable.tsx'

function rows(...products: Product[]): string[][] {
  show(<FactsTable category="Knives" products={products} />)
  const table = screen.getByRole('table', { name: 'Knives: facts, pros and cons' })
  return within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) =>
        [...(cell.querySelector('ul')?.children ?? [cell])]
          .map((one) => one.textContent)
          .join('; '),
      ),
    )
}

test('each product is a column, and what is known of any of them a row', () => {
  const tested = { when: 'May 2025', duration: undefined, how: 'Eleven chickens' }
  const edgemoor = testProduct(6, 'Edgemoor', 4, {
    price: '$$',
    weight: '9 ounces (255 g)',
    tested,
    pros: ['Sharp', 'Light'],
  })
  const cutwell = testProduct(7, 'Cutwell', 4, { price: '$40–60', cons: ['Rusts'] })
  expect(rows(edgemoor, cutwell)).toEqual([
    ['Product', 'Edgemoor', 'Cutwell'],
    ['Price', '$$ (level 2 of 4)', '$40–60'],
    ['Weight', '9 ounces (255 g)', 'Not stated'],
    ['Tested', 'May 2025', 'Not stated'],
    ['Method', 'Eleven chickens', 'Not stated'],
    ['Pros', 'Sharp; Light', 'Not stated'],
    ['Cons', 'Not stated', 'Rusts'],
  ])
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  expect(screen.getAllByRole('rowheader')).toHaveLength(6)
  const [link] = screen.getAllByRole('link')
  expect(link?.getAttribute('href')).toBe('/reviews/6')
})

test('the region that scrolls has a name, and is reached by keys', () => {
  rows(testProduct(6, 'Edgemoor', 4, { price: '$' }))
  expect(screen.getByRole('region', { name: 'Facts, pros and cons' }).tabIndex).toBe(0)
})

test.each([[[]], [[testProduct(6, 'Edgemoor')]]])(
  'where nothing is known, there is no table',
  (products) => {
    show(<FactsTable category="Knives" products={products} />)
    expect(screen.queryByRole('table')).toBe(null)
  },
)
