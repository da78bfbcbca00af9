// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { ProsAndCons } from './ProsAndCons.tsx'

test('each side lists its points, also equal ones', () => {
  show(<ProsAndCons pros={['Light', 'Light']} cons={['Loud']} />)
  const points = screen.getAllByRole('region').map((side) =>
    within(side)
      .getAllByRole('listitem')
      .map((point) => point.textContent),
  )
  expect(points).toEqual([['Light', 'Light'], ['Loud']])
})
