import { parseDocument } from 'yaml'
import { isGroup } from '../../content/documents/document.ts'

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
  const names = groupsIn(files.categories, 'recipes').map(({ name }) => String(name))
  return [
    ...names.map((name) => ({ category: name, words: name })),
    ...imported.filter(({ category }) => names.includes(category)),
  ]
}

function groupsIn(yaml: string, list: string): Record<string, unknown>[] {
  const entries: unknown = parseDocument(yaml).toJS()?.[list]
  return Array.isArray(entries) ? entries.filter(isGroup) : []
}
