// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { recordCooked } from '../../storage/recipeStores.ts'
import { LastCooked } from './LastCooked.tsx'

test('who never cooked a recipe is told nothing', () => {
  show(<LastCooked recipe={{ id: 8, updated: '2025-11-02' }} />)
  expect(screen.queryByRole('paragraph')).toBeNull()
})

test.each([
  [undefined, 'You last cooked this on October 12, 2025.'],
  ['2025-10-12', 'You last cooked this on October 12, 2025.'],
  ['2025-10-13', 'You last cooked this on October 12, 2025, before it was changed.'],
])('of a recipe changed on %s, a cook reads “%s”', (updated, words) => {
  recordCooked(7, 'Pancakes', new Date(2025, 9, 12, 18))
  show(<LastCooked recipe={{ id: 7, updated }} />)
  expect(screen.getByRole('paragraph').textContent).toBe(words)
})
