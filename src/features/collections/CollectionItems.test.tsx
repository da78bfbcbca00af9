// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anyCards } from '../../../tests/support/anyCards.ts'
import { show } from '../../../tests/support/show.tsx'
import { CollectionItems } from './CollectionItems.tsx'

test('what is in a collection is in its order, with what it says of it', () => {
  show(
    <CollectionItems
      cards={anyCards()}
      items={[
        { folder: 'reviews', key: 6, line: 'Cuts the onion.' },
        { folder: 'recipes', key: 7, line: undefined },
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
