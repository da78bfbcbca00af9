import type { ImportRemark } from '../importedRecipe.ts'
import type { CategoryWords } from './categories.ts'

/** `null` leaves a field empty. */
export type FieldValues = Record<string, unknown>

export interface ImportContext {
  id: number
  today: string
  categories: readonly CategoryWords[]
}

export type AddNote = (kind: ImportRemark['kind'], field: string, text: string) => void

export function optional(name: string, value: unknown): FieldValues {
  const isEmpty = typeof value === 'object' ? Object.keys(value ?? {}).length === 0 : !value
  return isEmpty ? {} : { [name]: value }
}

export const NOT_FOUND = 'Look there, else measure or ask.'

/** The value, or an empty field that says why. */
export function orEmpty<V>(field: string, value: V | undefined, note: AddNote, why = NOT_FOUND) {
  if (value === undefined) note('missing', field, why)
  return value ?? null
}
