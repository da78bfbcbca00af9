// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { recipeNotes, recordCooked, savedRecipes } from '../../storage/recipeStores.ts'
import { LastCooked } from './controls/LastCooked.tsx'
import { Note, openNote } from './controls/Note.tsx'
import SavedView from './view/SavedView.tsx'

test('what was cooked and is no longer on the site is named, and nothing leads there', () => {
  recordCooked(7, 'Pancakes', new Date())
  show(<SavedView recipes={[]} />)
  expect(screen.getByText('Pancakes is no longer on the site.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Pancakes' })).toBeNull()
})

test('a recipe that was removed keeps its place, and comes back with Undo, which has the focus', async () => {
  for (const [id, day] of [7, 8, 9].entries()) {
    const at = `2026-10-0${day}T10:00:00.000Z`
    savedRecipes.change(String(id), () => ({ title: `Dish ${id}`, at }))
  }
  const { user } = show(<SavedView recipes={[]} />)
  const before = savedRecipes.readAll()
  await user.click(screen.getByRole('button', { name: 'Remove Dish 1' }))
  expect([...savedRecipes.readAll().keys()]).toEqual(['0', '2'])
  expect(document.activeElement?.textContent).toBe('Undo the removal of Dish 1')
  const rows = screen.getByRole('list', { name: 'Saved recipes' }).querySelectorAll('li')
  expect([...rows].map(({ textContent }) => textContent?.match(/Dish \d/)?.[0])).toEqual([
    'Dish 2',
    'Dish 1',
    'Dish 0',
  ])
  await user.click(screen.getByRole('button', { name: 'Undo the removal of Dish 1' }))
  expect(savedRecipes.readAll()).toEqual(before)
})

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

function showNote() {
  openNote({ id: 7 })
  const { user } = show(<Note recipe={{ id: 7, title: 'Pancakes' }} />)
  const field = screen.getByRole('textbox', { name: 'Your note' })
  return { user, field }
}

test('each letter is stored at once, and a note without text is none', async () => {
  const { user, field } = showNote()
  expect(document.activeElement).toBe(field)
  await user.type(field, 'Less salt')
  expect(recipeNotes.read('7')).toMatchObject({ title: 'Pancakes', text: 'Less salt' })
  await user.clear(field)
  expect(recipeNotes.read('7')).toBeUndefined()
})

test('a note that cannot be stored stays in its field, and the page says so', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: null })
  const { user, field } = showNote()
  await user.type(field, 'Half the sugar')
  expect(screen.getByText(/Copy the note before you leave the page/)).toBeDefined()
  expect(field).toHaveProperty('value', 'Half the sugar')
})

test('a note that was asked for and left empty is closed when the recipe opens again', () => {
  openNote({ id: 7 })
  show(<Note recipe={{ id: 7, title: 'Pancakes' }} />).unmount()
  show(<Note recipe={{ id: 7, title: 'Pancakes' }} />)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a note may begin with a new line, which alone is no note', async () => {
  const { user, field } = showNote()
  await user.type(field, '{Enter} ')
  expect(recipeNotes.read('7')).toBeUndefined()
  await user.type(field, 'Salt')
  expect(recipeNotes.read('7')?.text).toBe('\n Salt')
  await user.clear(field)
  expect(field).toHaveProperty('value', '')
})
