// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anyCards } from '../../../tests/support/anyCards.ts'
import { show } from '../../../tests/support/show.tsx'
import { CollectionItems } from './CollectionItems.tsx'

const [recipe] = anyCards().recipes.map((card) => ({ folder: 'recipes' as const, card }))
const [review] = anyCards().reviews.map((card) => ({ folder: 'reviews' as const, card }))

test('what is in a collection is in its order, with what it says of it', () => {
  if (!recipe || !review) throw new Error('There are no cards.')
  show(
    <CollectionItems
      items={[
        { ...review, line: 'Cuts the onion.' },
        { ...recipe, line: undefined },
      ]}
    />,
  )
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
    '/reviews/6',
    '/recipes/7',
  ])
  expect(items.map((item) => item.textContent.includes('Cuts the onion.'))).toEqual([true, false])
})
