// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ContentTree } from './importInto.ts'
import { openImport } from './openImport.ts'

test('a pasted recipe becomes a draft, after its unknown category was asked for', async () => {
  const files = new Map([
    ['content/site.yaml', 'brand: Test\n'],
    ['content/categories.yaml', 'recipes:\n  - name: Lunch\n'],
  ])
  const tree: ContentTree = {
    paths: () => [...files.keys()],
    text: (path) => files.get(path),
    write: async (path, text) => void files.set(path, text),
  }
  openImport(tree)
  const dialog = screen.getByRole('dialog')
  const box = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /paste a recipe/ })
  box.value =
    '---\ncategory: Pinchos\n---\n# Skewers\n\n## Ingredients\n\n- 4 skewers\n\n## Steps\n\nGrill.\n'
  within(dialog).getByRole('button', { name: 'Import the text' }).click()
  const select = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: /“Skewers” is filed under “Pinchos”/,
  })
  select.value = 'Lunch'
  screen.getByRole('button', { name: 'Use this category' }).click()
  await waitFor(() => expect(dialog.textContent).toContain('1 draft was made.'))
  expect(files.get('content/recipes/1-skewers.yaml')).toContain('category: Lunch')
  expect(files.get('content/site.yaml')).toContain('words: Pinchos')
  expect(within(dialog).getByRole('link', { name: 'Skewers' }).getAttribute('href')).toBe(
    '#/collections/recipes/entries/1-skewers',
  )
})
