import { answeredWords, type ImportOptions } from '../../pipeline/import/importFiles.ts'
import { askInDialog, buildElement } from '../dialog/askInDialog.ts'
import { addCategoryWords } from '../../pipeline/textEdits/addCategoryWords.ts'
import type { ContentTree } from './importInto.ts'

export async function askCategory(
  categories: readonly string[],
  { word, title }: { word: string; title: string },
): Promise<string | undefined> {
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

export async function rememberAnswers(
  tree: ContentTree,
  answers: ImportOptions['answers'],
): Promise<void> {
  const words = answeredWords(answers)
  const path = tree.paths().find((each) => each.endsWith('/site.yaml'))
  const text = path === undefined ? undefined : tree.text(path)
  if (path === undefined || text === undefined || words.length === 0) return
  await tree.write(path, addCategoryWords(text, words))
}
