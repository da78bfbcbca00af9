import type { CategoryWords } from '../../pipeline/import/toDocument/categories.ts'
import { withImportWords } from './importWords.ts'
import type { Tree } from './importInto.ts'

/** Asks what a word means, once, and keeps the answers in the settings. */
export class CategoryQuestion {
  private readonly answers = new Map<string, Promise<string | undefined>>()

  constructor(
    private readonly dialog: HTMLDialogElement,
    private readonly categories: readonly string[],
  ) {}

  ask(word: string, title: string): Promise<string | undefined> {
    const answer = this.answers.get(word) ?? this.show(word, title)
    this.answers.set(word, answer)
    return answer
  }

  async remember(tree: Tree): Promise<void> {
    const path = tree.paths().find((each) => each.endsWith('/site.yaml'))
    const text = path === undefined ? undefined : tree.text(path)
    const answered = await Promise.all(
      [...this.answers].map(async ([words, answer]): Promise<CategoryWords[]> => {
        const category = await answer
        return category ? [{ category, words }] : []
      }),
    )
    this.answers.clear()
    if (path === undefined || text === undefined || answered.flat().length === 0) return
    await tree.write(path, withImportWords(text, answered.flat()))
  }

  private show(word: string, title: string): Promise<string | undefined> {
    const form = document.createElement('form')
    const label = document.createElement('label')
    label.textContent = `“${title}” is filed under “${word}”. Which category is that? `
    const select = document.createElement('select')
    select.className = 'form-button'
    for (const category of this.categories) select.append(new Option(category))
    label.append(select)
    const skip = button('None of these', 'button')
    form.append(label, button('Use this category', 'submit'), skip)
    this.dialog.querySelector('[role="status"]')?.before(form)
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
      this.dialog.addEventListener('close', () => finish(), { once: true })
    })
  }
}

function button(text: string, type: 'button' | 'submit'): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = type
  element.className = 'form-button'
  element.textContent = text
  return element
}
