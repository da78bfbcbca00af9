// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { ReviewFacts } from './ReviewFacts.tsx'

const NOTHING = {
  price: undefined,
  dimensions: undefined,
  weight: undefined,
  tested: undefined,
  alternatives: undefined,
  updated: undefined,
}

/** Each row of the table, as it is read out. */
function rows(): string[] {
  return screen.getAllByRole('row').map((row) => {
    const name = within(row).getByRole('rowheader').textContent
    return `${name}: ${within(row).getByRole('cell').textContent}`
  })
}

test('every fact is a row, and each alternative leads to its review', () => {
  show(
    <ReviewFacts
      price="$$"
      dimensions="8-inch blade"
      weight="9 ounces (255 g)"
      tested={{ when: 'May 2025', duration: 'Four weeks', how: 'Eleven chickens' }}
      alternatives={[{ id: 20, productName: 'Kazane' }]}
      date="2025-06-01"
      updated="2025-06-02"
    />,
  )
  expect(rows()).toEqual([
    'Price: $$ (level 2 of 4)',
    'Dimensions: 8-inch blade',
    'Weight: 9 ounces (255 g)',
    'Tested: May 2025',
    'Duration: Four weeks',
    'Method: Eleven chickens',
    'Alternatives: Kazane',
    'Published: June 1, 2025',
    'Updated: June 2, 2025',
  ])
  expect(screen.getByRole('region', { name: 'Facts' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Kazane' }).getAttribute('href')).toBe('/reviews/20')
})

test.each(['Dear', '$40–60'])(
  'what is not known has no row, and the price %s no level',
  (price) => {
    show(
      <ReviewFacts
        {...NOTHING}
        price={price}
        tested={{ when: 'May 2025', duration: undefined, how: 'Eleven chickens' }}
        alternatives={[]}
      />,
    )
    expect(rows()).toEqual([`Price: ${price}`, 'Tested: May 2025', 'Method: Eleven chickens'])
  },
)

test('a review without facts has no table', () => {
  show(<ReviewFacts {...NOTHING} alternatives={[]} />)
  expect(screen.queryByRole('region')).toBe(null)
  expect(screen.queryByRole('table')).toBe(null)
  expect(screen.queryByRole('heading')).toBe(null)
})
