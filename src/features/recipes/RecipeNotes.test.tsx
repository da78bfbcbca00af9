// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/show.tsx'
import { RecipeNotes } from './RecipeNotes.tsx'

const NONE = {
  makeAhead: undefined,
  storage: undefined,
  reheating: undefined,
  freezing: undefined,
  substitutions: undefined,
  serveWith: undefined,
}

test('notes stand in the order of their use, each with its label, whatever the order in the file', () => {
  show(<RecipeNotes notes={{ ...NONE, serveWith: 'Rice.', makeAhead: 'The day before.' }} />)
  const region = screen.getByRole('region', { name: 'Notes' })
  expect(region.textContent).toBe('NotesMake aheadThe day before.Serve withRice.')
  expect(screen.getAllByRole('term')).toHaveLength(2)
})

test('a recipe without notes has no heading for them', () => {
  show(<RecipeNotes notes={undefined} />)
  expect(screen.queryByRole('heading')).toBeNull()
})
