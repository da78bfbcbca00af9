import type { SourceFile } from '../../pipeline/import/archive.ts'
import { addCategoryWords, categoriesIn } from '../../pipeline/import/toDocument/categories.ts'
import { buildElement, askInDialog } from '../dialog/askInDialog.ts'
import { categoryWordsOf, findFile, importInto, type ContentTree } from './importInto.ts'
import {
  type ImportOutcome,
  duplicateMessage,
  answeredWords,
  type ImportOptions,
} from '../../pipeline/import/importFiles.ts'
import { REMARK_LABELS } from '../../pipeline/textEdits/importRemarks.ts'
import { pathInWords } from '../problemInForm.ts'
import { messageOf } from '../../src/shared/messageOf.ts'

const ABOUT =
  'Drop files here, or choose them: saved web pages, Cooklang, Markdown or text, and exports of Mealie, Tandoor, Paprika, Nextcloud Cookbook or WP Recipe Maker. Each recipe becomes a draft.'

/** Imports run one after another, so that no two use the same number. */
let lastImport = Promise.resolve()

export function openImport(tree: ContentTree): void {
  const parts = buildDialog(tree)
  const { dialog, chosen, text, form, list } = parts
  document.body.append(dialog)
  const showFailure = (error: unknown) => {
    parts.status.textContent = `The import stopped: ${messageOf(error)}`
  }
  const run = (files: SourceFile[]) => {
    lastImport = lastImport.then(() => importAll(tree, files, parts)).catch(showFailure)
  }
  chosen.addEventListener('change', () => void readFiles(chosen.files).then(run, showFailure))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { value } = text
    if (value.trim() !== '') run([{ name: 'pasted text', bytes: new TextEncoder().encode(value) }])
  })
  dialog.addEventListener('dragover', (event) => event.preventDefault())
  dialog.addEventListener('drop', (event) => {
    event.preventDefault()
    void readFiles(event.dataTransfer?.files).then(run, showFailure)
  })
  // The link must change the address before the dialog closes.
  list.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) setTimeout(() => dialog.close())
  })
  // The editor's lists show the drafts only after a reload.
  dialog.addEventListener('close', async () => {
    dialog.remove()
    // A reload would lose files that are not imported yet.
    await lastImport
    const isStale = dialog.dataset.changed !== undefined && tree.hint === undefined
    if (isStale) window.location.reload()
  })
  dialog.showModal()
}

function buildDialog({ hint }: ContentTree) {
  const style = { className: 'form-button' }
  const chosen = buildElement('input', { ...style, type: 'file', multiple: true })
  const text = buildElement('textarea', { className: 'text-box', rows: 6, spellcheck: false })
  const label = buildElement('label', {}, 'Or paste a recipe, or the source of a page ', text)
  const press = buildElement('button', { ...style, textContent: 'Import the text' })
  const form = buildElement('form', {}, label, press)
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
    buildElement('button', { ...style, textContent: 'Close', onclick: () => dialog.close() }),
  )
  return { dialog, chosen, text, form, status, list }
}

type Parts = ReturnType<typeof buildDialog>

async function readFiles(files: FileList | null | undefined): Promise<SourceFile[]> {
  const read = Array.from(files ?? [], async (file) => {
    return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
  })
  return Promise.all(read)
}

async function importAll(tree: ContentTree, files: SourceFile[], parts: Parts): Promise<void> {
  const categories = categoriesIn(categoryWordsOf(tree))
  const importing = {
    tree,
    now: new Date(),
    answers: new Map<string, string | undefined>(),
    askCategory: (word: string, title: string) => askCategory(categories, word, title),
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

function outcomeItem(outcome: ImportOutcome, isStored: boolean): HTMLElement {
  if (outcome.kind === 'problem') return item(`${outcome.origin}: ${outcome.problem}`)
  if (outcome.kind === 'duplicate') return item(duplicateMessage(outcome))
  const { title, name, remarks } = outcome.document
  const entry = isStored ? linkTo(name, title) : item(`${title} (${name})`)
  const notes = remarks.map(({ field, kind, text }) =>
    item(`${field ? pathInWords(field) : 'The recipe'}, ${REMARK_LABELS[kind]}: ${text}`),
  )
  if (notes.length > 0) entry.append(buildElement('ul', {}, ...notes))
  return entry
}

/** @param name the file, as `recipes/54-tart.yaml` */
function linkTo(name: string, title: string): HTMLElement {
  const href = `#/collections/${name.replace('/', '/entries/').replace(/\.yaml$/, '')}`
  return buildElement('li', {}, buildElement('a', { href, textContent: title }))
}

function item(textContent: string): HTMLElement {
  return buildElement('li', { textContent })
}

async function askCategory(categories: readonly string[], word: string, title: string) {
  const options = categories.map((textContent) => buildElement('option', { textContent }))
  const select = buildElement('select', { name: 'category', className: 'form-button' }, ...options)
  const question = `“${title}” is filed under “${word}”. Which category is that? `
  const answer = await askInDialog({
    title: 'Category of a recipe',
    parts: [buildElement('p', {}, buildElement('label', {}, question, select))],
    yes: 'Use this category',
    no: 'None of these',
  })
  return answer?.get('category')?.toString()
}

async function rememberAnswers(tree: ContentTree, answers: ImportOptions['answers']) {
  const words = answeredWords(answers)
  const settings = findFile(tree, 'site.yaml')
  if (!settings || words.length === 0) return
  await tree.write(settings.path, addCategoryWords(settings.text, words))
}
