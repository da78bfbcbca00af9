// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { parseDocumentText } from '../../pipeline/textEdits/documentText.ts'
import { ORIGINAL } from './fileFormat.ts'
import { type FileChange, reviewSave, type EditorStore } from './reviewSave.ts'

const RECIPE = 'content/recipes/7.yaml'
const CATEGORIES = 'content/categories.yaml'
const LIST = 'recipes:\n  - name: Dinner\n'
const RENAMED = 'recipes:\n  - name: Supper\n'
const BASE = 'id: 7\ntitle: Pancakes\ncategory: Dinner'

/** Saves a text that was edited from `base`, and presses a button of the dialog. */
async function save(
  path: string,
  { base, data, press }: { base?: string; data: string; press?: string },
  other: Partial<EditorStore> = {},
) {
  const changes: FileChange[] = [{ action: 'update', path, data }]
  const place = {
    path,
    content: { [ORIGINAL]: base, title: 'Pancakes' } as Record<string, unknown>,
  }
  const store: EditorStore = {
    contentFolder: 'content',
    texts: () => [
      { path: CATEGORIES, text: LIST },
      { path: RECIPE, text: BASE },
    ],
    current: async () => `${BASE}\r\n`,
    renames: false,
    read: ({ bodyField }, text) => ({ ...parseDocumentText(text, bodyField), [ORIGINAL]: text }),
    ...other,
  }
  const reviewed = reviewSave(store, changes, { id: '1', locales: { _default: place } })
  let asked: string | null = null
  const result = reviewed.then(() => ({ changes, content: place.content, asked }))
  if (press !== undefined) {
    const dialog = await vi.waitUntil(() => document.querySelector('dialog'))
    asked = dialog.textContent
    const button = [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === press,
    )
    dialog.close(button?.value)
  }
  return result
}

test('what nobody else has changed is saved as it is, and the form goes on with it', async () => {
  const data = `${BASE.replace('Pancakes', 'Crepes')}\nkeywords:\n  - flat\nallergens: []\n`
  const { changes, content } = await save(RECIPE, { base: BASE, data })
  expect(changes).toEqual([{ action: 'update', path: RECIPE, data }])
  expect(content).toEqual({
    [ORIGINAL]: data,
    id: 7,
    title: 'Crepes',
    category: 'Dinner',
    'keywords.0': 'flat',
    allergens: [],
  })
})

test('what others have changed is saved with it', async () => {
  const current = async () => `# Sunday\n${BASE}\ncookTime: 5\n`
  const data = BASE.replace('Pancakes', 'Crepes')
  const press = 'Save what is chosen'
  const { changes, content } = await save(RECIPE, { base: BASE, data, press }, { current })
  const merged = `# Sunday\n${data}\ncookTime: 5\n`
  expect(changes[0]?.data).toBe(merged)
  expect(content).toMatchObject({ cookTime: 5, [ORIGINAL]: merged })
})

test('a file that is gone is for the store to refuse', async () => {
  const store = { current: async () => undefined }
  const { changes } = await save(RECIPE, { base: BASE, data: BASE }, store)
  expect(changes[0]?.data).toBe(BASE)
})

test('a new name of a category is written into its documents, in the same commit', async () => {
  const asked = { base: LIST, data: RENAMED, press: 'Rename and save' }
  const current = async () => LIST
  const { changes, asked: words } = await save(CATEGORIES, asked, { current })
  expect(words).toContain('“Dinner” becomes “Supper”')
  expect(words).toContain(RECIPE)
  const renamed = BASE.replace('Dinner', 'Supper')
  expect(changes.slice(1)).toEqual([{ action: 'update', path: RECIPE, data: `${renamed}\n` }])
  const inTree = await save(CATEGORIES, asked, { current, renames: true })
  expect(inTree.changes).toEqual([{ action: 'update', path: CATEGORIES, data: RENAMED }])
  const canceled = save(CATEGORIES, { ...asked, press: 'Cancel' }, { current })
  await expect(canceled).rejects.toThrow('cancels')
})

const leave = () => window.dispatchEvent(new Event('hashchange'))

test('the editor reads new names when the form is left, unless their save was refused', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const form = document.createElement('div')
  form.setAttribute('data-entry-draft-root', '')
  const draft = { modified: true, current: { interacted: true } }
  document.body.append(Object.assign(form, { openDraft: draft }))
  const rename = { base: LIST, data: RENAMED, press: 'Rename and save' }
  await save(CATEGORIES, rename, { current: async () => LIST })
  leave()
  draft.modified = false
  leave()
  expect(reload).not.toHaveBeenCalled()
  await save(CATEGORIES, rename, { current: async () => LIST })
  leave()
  expect(reload).toHaveBeenCalledOnce()
  form.remove()
})
