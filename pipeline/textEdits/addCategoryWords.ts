import { parse } from 'yaml'
import type { CategoryWords } from '../import/toDocument/categories.ts'
import { changeDocument } from './documentText.ts'
import { isRecord } from '../../src/shared/checkJson.ts'

/** Adds words to the categories in content/site.yaml. */
export function addCategoryWords(siteYaml: string, added: readonly CategoryWords[]): string {
  const values: unknown = parse(siteYaml)
  if (!isRecord(values)) return siteYaml
  const list = values.importCategories
  const table = Array.isArray(list) ? list.filter(isRecord) : []
  const rows = table.map((row) => {
    const words = added.flatMap((one) => (one.category === row.category ? one.words : []))
    return { ...row, words: [row.words, ...words].join(', ') }
  })
  const missing = added.filter(({ category }) => !table.some((row) => row.category === category))
  return changeDocument(siteYaml, { ...values, importCategories: [...rows, ...missing] })
}
