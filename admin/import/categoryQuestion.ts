import { answeredWords, type ImportOptions } from '../../pipeline/import/importFiles.ts'
import { withImportWords } from './importWords.ts'
import type { Tree } from './importInto.ts'

/** Asks in the dialog what a word means; nothing when the person does not choose. */
export function askCategory(
  dialog: HTMLDialogElement,
  categories: readonly string[],
  { word, title }: { word: string; title: string },
): Promise<string | undefined> {
  const form = document.createElement('form')
  const label = document.createElement('label')
  label.textContent = `“${title}” is filed under “${word}”. Which category is that? `
  const select = document.createElement('select')
  select.className = 'form-button'
  for (const category of categories) select.append(new Option(category))
  label.append(select)
  const skip = button('None of these', 'button')
  form.append(label, button('Use this category', 'submit'), skip)
  dialog.querySelector('[role="status"]')?.before(form)
  const { activeElement } = document
  select.focus()
  return new Promise((resolve) => {
    const finish = (category?: string) => {
      form.remove()
      if (activeElement instanceof HTMLElement) activeElement.focus()
      resolve(category)
    }
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      finish(select.value)
    })
    skip.addEventListener('click', () => finish())
    dialog.addEventListener('close', () => finish(), { once: true })
  })
}

/** Keeps the answers in the settings. */
export async function rememberAnswers(
  tree: Tree,
  answers: ImportOptions['answers'],
): Promise<void> {
  const words = answeredWords(answers)
  const path = tree.paths().find((each) => each.endsWith('/site.yaml'))
  const text = path === undefined ? undefined : tree.text(path)
  if (path === undefined || text === undefined || words.length === 0) return
  await tree.write(path, withImportWords(text, words))
}

function button(text: string, type: 'button' | 'submit'): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = type
  element.className = 'form-button'
  element.textContent = text
  return element
}
