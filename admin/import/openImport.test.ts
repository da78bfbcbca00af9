// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ContentTree } from './importInto.ts'
import { openImport } from './openImport.ts'

function openDialog() {
  const files = new Map([
    ['content/site.yaml', 'brand: Test\n'],
    ['content/categories.yaml', 'recipes:\n  - name: Lunch\n'],
  ])
  const tree: ContentTree = {
    texts: () => Array.from(files, ([path, text]) => ({ path, text })),
    write: async (path, text) => void files.set(path, text),
  }
  openImport(tree)
  return { files, tree, dialog: screen.getByRole('dialog') }
}

function paste(dialog: HTMLElement, title: string, category: string) {
  const box = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /paste a recipe/ })
  box.value = `---\ncategory: ${category}\n---\n# ${title}\n\n## Ingredients\n\n- 4 skewers\n\n## Steps\n\nGrill.\n`
  within(dialog).getByRole('button', { name: 'Import the text' }).click()
}

test('a pasted recipe becomes a draft, after its unknown category was asked for', async () => {
  const { files, dialog } = openDialog()
  paste(dialog, 'Skewers', 'Pinchos')
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

test('what comes while an import is at work waits for it, and has the next number', async () => {
  const { files, dialog } = openDialog()
  paste(dialog, 'Skewers', 'Lunch')
  paste(dialog, 'Dumplings', 'Lunch')
  await within(dialog).findByRole('link', { name: 'Skewers' })
  await within(dialog).findByRole('link', { name: 'Dumplings' })
  const drafts = ['content/recipes/1-skewers.yaml', 'content/recipes/2-dumplings.yaml']
  expect([...files.keys()]).toEqual(expect.arrayContaining(drafts))
})

test('a dialog that is closed too early lets its files be read before the page reloads', async () => {
  const { files, dialog } = openDialog()
  let written: string[] = []
  const reload = vi.spyOn(window.location, 'reload')
  reload.mockImplementation(() => void (written = [...files.keys()]))
  paste(dialog, 'Skewers', 'Lunch')
  paste(dialog, 'Dumplings', 'Pinchos')
  await within(dialog).findByRole('link', { name: 'Skewers' })
  if (dialog instanceof HTMLDialogElement) dialog.close()
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Pinchos/ })
  select.value = 'Lunch'
  screen.getByRole('button', { name: 'Use this category' }).click()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(written).toContain('content/recipes/2-dumplings.yaml')
  reload.mockRestore()
})

test('an import says why a file or the store failed, and the next one is made', async () => {
  const { files, dialog, tree } = openDialog()
  const file = { name: 'cookbook.zip', arrayBuffer: () => Promise.reject(new Error('It is gone.')) }
  dialog.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { files: [file] } }))
  await within(dialog).findByText('The import stopped: It is gone.')
  const { texts } = tree
  tree.texts = () => {
    throw new Error('The disk is full.')
  }
  paste(dialog, 'Skewers', 'Lunch')
  await within(dialog).findByText('The import stopped: The disk is full.')
  tree.texts = texts
  paste(dialog, 'Dumplings', 'Lunch')
  await within(dialog).findByRole('link', { name: 'Dumplings' })
  expect([...files.keys()]).toContain('content/recipes/1-dumplings.yaml')
})
