import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { changeDocument } from '../../admin/documentText.ts'
import { isGroup } from '../../admin/yaml/isEqual.ts'
import { RECIPE_CATEGORIES } from '../../src/kinds/categories.ts'
import type { CategoryWords, RecipeCategory } from '../../pipeline/import/toDocument/categories.ts'
import { isErrno } from '../../pipeline/isErrno.ts'

/** Asks a person, who may answer with the number of a category, or with nothing. */
export type Ask = (question: string) => Promise<string>

/** Asks which category a word means. */
export async function askCategory(
  ask: Ask,
  word: string,
  title: string,
): Promise<RecipeCategory | undefined> {
  const choices = RECIPE_CATEGORIES.map((category, index) => `${index + 1} ${category}`).join(', ')
  const answer = await ask(
    `“${title}” is filed under “${word}”. Which category is that? ${choices}, Enter for none: `,
  )
  return RECIPE_CATEGORIES[Number(answer.trim()) - 1]
}

/** Adds the words that were asked for to the table in content/site.yaml, whose other lines stay as they are. */
export async function rememberWords(
  contentDir: string,
  words: readonly CategoryWords[],
): Promise<void> {
  const file = path.join(contentDir, 'site.yaml')
  try {
    const text = await readFile(file, 'utf8')
    const values: unknown = parse(text)
    if (!isGroup(values)) return
    const table = Array.isArray(values.importCategories)
      ? values.importCategories.filter(isGroup)
      : []
    await writeFile(
      file,
      changeDocument(text, { ...values, importCategories: withWords(table, words) }),
    )
  } catch (error) {
    // A content folder that is only begun has no settings yet.
    if (!isErrno(error, 'ENOENT')) throw error
  }
}

function withWords(table: readonly Record<string, unknown>[], added: readonly CategoryWords[]) {
  const rows = table.map((row) => {
    const words = added.flatMap((one) => (one.category === row.category ? one.words : []))
    return { ...row, words: [row.words, ...words].join(', ') }
  })
  const missing = added.filter(({ category }) => !table.some((row) => row.category === category))
  return [...rows, ...missing]
}
