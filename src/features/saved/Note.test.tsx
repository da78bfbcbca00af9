// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { recipeNotes } from '../../storage/recipeStores.ts'
import { openNote, Note } from './Note.tsx'

test('each letter is stored at once, and a note without text is none', async () => {
  openNote({ id: 7 })
  const { user } = show(<Note recipe={{ id: 7, title: 'Pancakes' }} />)
  const field = screen.getByRole('textbox', { name: 'Your note' })
  expect(document.activeElement).toBe(field)
  await user.type(field, 'Less salt')
  expect(recipeNotes.read('7')).toMatchObject({ title: 'Pancakes', text: 'Less salt' })
  await user.clear(field)
  expect(recipeNotes.read('7')).toBeUndefined()
})

test('a note may begin with a new line, which alone is no note', async () => {
  openNote({ id: 7 })
  const { user } = show(<Note recipe={{ id: 7, title: 'Pancakes' }} />)
  const field = screen.getByRole('textbox', { name: 'Your note' })
  await user.type(field, '{Enter} ')
  expect(recipeNotes.read('7')).toBeUndefined()
  await user.type(field, 'Salt')
  expect(recipeNotes.read('7')?.text).toBe('\n Salt')
  await user.clear(field)
  expect(field).toHaveProperty('value', '')
})
