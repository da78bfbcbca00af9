import { parse } from 'yaml'
import { asList, isRecord } from '../../../src/shared/checkJson.ts'
import { categoryNames, listOfRows } from '../../textEdits/categoryRenames.ts'
import { changeDocument } from '../../textEdits/documentText.ts'

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
  const imported = listOfRows(files.site, 'importCategories').map((row) => ({
    category: String(row.category),
    words: String(row.words),
  }))
  const names = categoryNames(files.categories, 'recipes').filter(Boolean)
  return [
    ...names.map((name) => ({ category: name, words: name })),
    ...imported.filter(({ category }) => names.includes(category)),
  ]
}

export function addCategoryWords(siteYaml: string, added: readonly CategoryWords[]): string {
  const values: unknown = parse(siteYaml)
  if (!isRecord(values)) return siteYaml
  const table = asList(values.importCategories).filter(isRecord)
  const rows = table.map((row) => {
    const words = added.flatMap((entry) => (entry.category === row.category ? entry.words : []))
    return { ...row, words: [row.words, ...words].join(', ') }
  })
  const missing = added.filter(({ category }) => !table.some((row) => row.category === category))
  return changeDocument(siteYaml, { ...values, importCategories: [...rows, ...missing] })
}
