// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { RecipeNotes } from './RecipeNotes.tsx'

test('each note has a label', () => {
  show(<RecipeNotes notes={{ makeAhead: 'The day before.', serveWith: 'Rice.' }} />)
  const region = screen.getByRole('region', { name: 'Notes' })
  expect(region.textContent).toBe('NotesMake aheadThe day before.Serve withRice.')
  expect(screen.getAllByRole('term')).toHaveLength(2)
})
