import type { SourceFile } from '../../pipeline/import/archive.ts'
import { categoriesIn } from '../../pipeline/import/toDocument/categories.ts'
import { element } from '../dialog/askInDialog.ts'
import { askCategory, rememberAnswers } from './categoryQuestion.ts'
import { categoryWordsOf, importInto, type Tree } from './importInto.ts'
import { outcomeItem } from './outcomeItem.ts'

export function openImport(tree: Tree): void {
  const parts = buildDialog()
  const { dialog } = parts
  document.body.append(dialog)
  parts.hint.textContent = tree.hint ?? ''
  parts.hint.hidden = tree.hint === undefined
  const run = (files: SourceFile[]) => void importAll(tree, files, parts)
  parts.files.addEventListener('change', () => void readFiles(parts.files.files).then(run))
  parts.form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { value } = parts.text
    if (value.trim() !== '') run([{ name: 'pasted text', bytes: new TextEncoder().encode(value) }])
  })
  dialog.addEventListener('dragover', (event) => event.preventDefault())
  dialog.addEventListener('drop', (event) => {
    event.preventDefault()
    void readFiles(event.dataTransfer?.files).then(run)
  })
  // The link to a draft has changed the address by then.
  parts.list.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) setTimeout(() => dialog.close())
  })
  // What was made is not in the lists of the editor before it reads them again.
  dialog.addEventListener('close', () => {
    dialog.remove()
    const isStale = dialog.dataset.changed !== undefined && tree.hint === undefined
    if (isStale) window.location.reload()
  })
  parts.close.addEventListener('click', () => dialog.close())
  dialog.showModal()
}

const MARKUP = `
  <h2>Import recipes</h2>
  <p>Drop files here, or choose them: saved web pages, Cooklang, Markdown or text, and exports of
    Mealie, Tandoor, Paprika, Nextcloud Cookbook or WP Recipe Maker. Each recipe becomes a draft.</p>
  <p class="import-hint"></p>
  <p><label>Files <input type="file" multiple class="form-button"></label></p>
  <form>
    <label>Or paste a recipe, or the source of a page
      <textarea rows="6" spellcheck="false" class="text-box"></textarea></label>
    <button type="submit" class="form-button">Import the text</button>
  </form>
  <p role="status"></p>
  <ul></ul>
  <button type="button" class="form-button">Close</button>`

function buildDialog() {
  const dialog = element('dialog', { className: 'form-dialog', ariaLabel: 'Import recipes' })
  dialog.innerHTML = MARKUP
  const find = <E extends Element>(selector: string): E => {
    const part = dialog.querySelector<E>(selector)
    if (!part) throw new Error(`The dialog has no ${selector}.`)
    return part
  }
  return {
    dialog,
    hint: find<HTMLElement>('.import-hint'),
    files: find<HTMLInputElement>('input'),
    form: find<HTMLFormElement>('form'),
    text: find<HTMLTextAreaElement>('textarea'),
    status: find<HTMLElement>('[role="status"]'),
    list: find<HTMLElement>('ul'),
    close: find<HTMLElement>('button[type="button"]'),
  }
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

async function importAll(tree: Tree, files: SourceFile[], parts: Parts): Promise<void> {
  const categories = categoriesIn(categoryWordsOf(tree))
  const importing = {
    tree,
    now: new Date(),
    answers: new Map<string, string | undefined>(),
    askCategory: (word: string, title: string) =>
      askCategory(parts.dialog, categories, { word, title }),
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
  parts.files.value = ''
  parts.status.textContent = `${count === 1 ? '1 draft was' : `${count} drafts were`} made.`
}
