import { parseDocument } from 'yaml'
import type { CategorizedFolder } from '../../../src/kinds/categories.ts'
import { isRecord, asList } from '../../../src/shared/checkJson.ts'

/** Words of other sites that mean a category of this site. */
export interface CategoryWords {
  category: string
  /** The words, separated by commas. */
  words: string
}

export function categoriesIn(table: readonly CategoryWords[]): string[] {
  return [...new Set(table.map(({ category }) => category))]
}

export function findCategory(
  wanted: readonly string[],
  table: readonly CategoryWords[],
): { category: string; word: string } | undefined {
  const rows = table.flatMap(({ category, words }) =>
    words.split(',').map((word) => ({ category, known: plain(word) })),
  )
  const find = (matches: (word: string, known: string) => boolean) =>
    wanted.flatMap((word) => {
      const row = rows.find((each) => matches(plain(word), each.known))
      return row ? [{ category: row.category, word }] : []
    })[0]
  return (
    find((word, whole) => word === whole) ?? find((word, part) => ` ${word} `.includes(` ${part} `))
  )
}

function plain(text: string): string {
  const words = text
    .toLowerCase()
    .trim()
    .split(/[\s_-]+/)
  return words.map((word) => word.replace(/(?<!s)s$/, '')).join(' ')
}

/** Returns the words for each category: its name, and its `importCategories` in site.yaml. */
export function readCategoryWords(files: { categories: string; site: string }): CategoryWords[] {
  const imported = groupsIn(files.site, 'importCategories').map((row) => ({
    category: String(row.category),
    words: String(row.words),
  }))
  const names = categoryNames(files.categories, 'recipes').filter(Boolean)
  return [
    ...names.map((name) => ({ category: name, words: name })),
    ...imported.filter(({ category }) => names.includes(category)),
  ]
}

/** Returns the names in the text of `categories.yaml`, which may still have mistakes. */
export function categoryNames(text: string, folder: CategorizedFolder): string[] {
  return groupsIn(text, folder).map(({ name }) => String(name ?? ''))
}

function groupsIn(yaml: string, list: string): Record<string, unknown>[] {
  return asList(parseDocument(yaml).toJS()?.[list]).map((entry) => (isRecord(entry) ? entry : {}))
}
