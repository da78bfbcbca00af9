// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { EquipmentList } from './EquipmentList.tsx'

test('each tool has its line, and a link where such a product is reviewed', () => {
  const reviewed = { id: 10, productName: 'Ironbrook Skillet' }
  show(
    <EquipmentList
      equipment={[
        { text: 'A skillet', reviewed },
        { text: 'A sieve', reviewed: undefined },
        { text: 'A sieve', reviewed: undefined },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A skilletReview: Ironbrook Skillet',
    'A sieve',
    'A sieve',
  ])
  const link = screen.getByRole('link', { name: 'Review: Ironbrook Skillet' })
  expect(link.getAttribute('href')).toBe('/reviews/10')
})
