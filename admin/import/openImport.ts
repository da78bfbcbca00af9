import type { SourceFile } from '../../pipeline/import/archive.ts'
import { categoriesIn } from '../../pipeline/import/toDocument/categories.ts'
import { buildElement } from '../dialog/askInDialog.ts'
import { askCategory, rememberAnswers } from './categoryQuestion.ts'
import { categoryWordsOf, importInto, type ContentTree } from './importInto.ts'
import { outcomeItem } from './outcomeItem.ts'

const ABOUT =
  'Drop files here, or choose them: saved web pages, Cooklang, Markdown or text, and exports of Mealie, Tandoor, Paprika, Nextcloud Cookbook or WP Recipe Maker. Each recipe becomes a draft.'

export function openImport(tree: ContentTree): void {
  const parts = buildDialog(tree)
  const { dialog, chosen, text, form, list } = parts
  document.body.append(dialog)
  const run = (files: SourceFile[]) => void importAll(tree, files, parts)
  chosen.addEventListener('change', () => void readFiles(chosen.files).then(run))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { value } = text
    if (value.trim() !== '') run([{ name: 'pasted text', bytes: new TextEncoder().encode(value) }])
  })
  dialog.addEventListener('dragover', (event) => event.preventDefault())
  dialog.addEventListener('drop', (event) => {
    event.preventDefault()
    void readFiles(event.dataTransfer?.files).then(run)
  })
  // The link to a draft has changed the address by then.
  list.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) setTimeout(() => dialog.close())
  })
  // What was made is not in the lists of the editor before it reads them again.
  dialog.addEventListener('close', () => {
    dialog.remove()
    const isStale = dialog.dataset.changed !== undefined && tree.hint === undefined
    if (isStale) window.location.reload()
  })
  dialog.showModal()
}

function buildDialog({ hint }: ContentTree) {
  const look = { className: 'form-button' }
  const chosen = buildElement('input', { ...look, type: 'file', multiple: true })
  const text = buildElement('textarea', { className: 'text-box', rows: 6, spellcheck: false })
  const form = buildElement(
    'form',
    {},
    buildElement('label', {}, 'Or paste a recipe, or the source of a page ', text),
    buildElement('button', { ...look, textContent: 'Import the text' }),
  )
  const status = buildElement('p', { role: 'status' })
  const list = buildElement('ul', {})
  const dialog = buildElement(
    'dialog',
    { className: 'form-dialog', ariaLabel: 'Import recipes' },
    buildElement('h2', { textContent: 'Import recipes' }),
    buildElement('p', { textContent: ABOUT }),
    buildElement('p', { textContent: hint ?? '', hidden: hint === undefined }),
    buildElement('p', {}, buildElement('label', {}, 'Files ', chosen)),
    form,
    status,
    list,
    buildElement('button', { ...look, textContent: 'Close', onclick: () => dialog.close() }),
  )
  return { dialog, chosen, text, form, status, list }
}

type Parts = ReturnType<typeof buildDialog>

async function readFiles(files: FileList | null | undefined): Promise<SourceFile[]> {
  return Promise.all(
    [...(files ?? [])].map(async (file) => ({
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  )
}

async function importAll(tree: ContentTree, files: SourceFile[], parts: Parts): Promise<void> {
  const categories = categoriesIn(categoryWordsOf(tree))
  const importing = {
    tree,
    now: new Date(),
    answers: new Map<string, string | undefined>(),
    askCategory: (word: string, title: string) => askCategory(categories, { word, title }),
  }
  let count = 0
  for (const [index, file] of files.entries()) {
    parts.status.textContent = `Reading ${file.name}, ${index + 1} of ${files.length}.`
    for await (const outcome of importInto(importing, file)) {
      parts.list.append(outcomeItem(outcome, tree.hint === undefined))
      if (outcome.kind !== 'document') continue
      count += 1
      parts.dialog.dataset.changed = ''
    }
  }
  await rememberAnswers(tree, importing.answers)
  parts.chosen.value = ''
  parts.status.textContent = `${count === 1 ? '1 draft was' : `${count} drafts were`} made.`
}
