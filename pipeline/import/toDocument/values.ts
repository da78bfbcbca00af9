import type { Remark } from '../importedRecipe.ts'
import type { CategoryWords } from './categories.ts'

/** The fields of a document, before they are put into their order. */
export type Values = Record<string, unknown>

/** What a document says that its source does not. */
export interface Circumstances {
  id: number
  /** YYYY-MM-DD. */
  today: string
  /** Of the owner, before the usual one. */
  categories: readonly CategoryWords[]
}

/** Notes what an editor has to look at. */
export type Note = (kind: Remark['kind'], field: string, text: string) => void

/** A field only where there is a value for it. */
export function optional(name: string, value: unknown): Values {
  const isEmpty =
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return isEmpty ? {} : { [name]: value }
}
