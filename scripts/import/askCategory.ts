import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withImportWords } from '../../admin/import/importWords.ts'
import type { CategoryWords } from '../../pipeline/import/toDocument/categories.ts'
import { isPlainFile } from '../../pipeline/content/read/listFiles.ts'
import { LARGEST_BYTES } from '../../pipeline/content/read/readDocument.ts'

/** Asks a person, who may answer with the number of a category, or with nothing. */
export type Ask = (question: string) => Promise<string>

export async function askCategory(
  ask: Ask,
  categories: readonly string[],
  { word, title }: { word: string; title: string },
): Promise<string | undefined> {
  const choices = categories.map((category, index) => `${index + 1} ${category}`).join(', ')
  const answer = await ask(
    `“${title}” is filed under “${word}”. Which category is that? ${choices}, Enter for none: `,
  )
  return categories[Number(answer.trim()) - 1]
}

/** Adds words to the table in content/site.yaml. */
export async function rememberWords(
  contentDir: string,
  words: readonly CategoryWords[],
): Promise<void> {
  const file = path.join(contentDir, 'site.yaml')
  // A content folder that is only begun has no settings yet.
  if (!isPlainFile(file, LARGEST_BYTES)) return
  await writeFile(file, withImportWords(await readFile(file, 'utf8'), words))
}
