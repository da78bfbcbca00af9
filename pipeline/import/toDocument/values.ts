import type { Remark } from '../importedRecipe.ts'
import type { CategoryWords } from './categories.ts'

export type Values = Record<string, unknown>

export interface Circumstances {
  id: number
  /** YYYY-MM-DD. */
  today: string
  categories: readonly CategoryWords[]
}

export type Note = (kind: Remark['kind'], field: string, text: string) => void

/** A field only where there is a value for it. */
export function optional(name: string, value: unknown): Values {
  const isEmpty =
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return isEmpty ? {} : { [name]: value }
}
