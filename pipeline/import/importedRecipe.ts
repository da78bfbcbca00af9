import type { SourceFile } from './archive.ts'
import type { NutrientName } from '../../src/content/nutrients.ts'
import type { REMARK_LABELS } from '../textEdits/importRemarks.ts'

/** A recipe as its source describes it, before it becomes a document of this site. */
export class ImportedRecipe {
  source?: string
  description?: string
  categories: string[] = []
  cuisine?: string
  keywords: string[] = []
  photo?: SourceFile
  /** The URL of the source's picture, which is not copied. */
  imageAddress?: string
  imageWords?: string
  /** All times are in minutes. */
  prepTime?: number
  cookTime?: number
  restTime?: number
  totalTime?: number
  servings?: number
  yield?: string
  diets: string[] = []
  date?: string
  ingredients: ImportedLine[] = []
  /** A step that ends in a colon is a heading for the steps below it. */
  steps: string[] = []
  equipment: string[] = []
  notes: ImportedNote[] = []
  nutrition: ImportedNutrition = {}
  /** Fields in this site's document format, from its own exports. */
  siteFields: Record<string, unknown> = {}
  /** Facts of the source that have no field: `author Maggie Holt`. */
  dropped: string[] = []
  remarks: ImportRemark[] = []

  constructor(public title: string) {}
}

export interface ImportedLine {
  text: string
  group?: string
}

export interface ImportedNote {
  title?: string
  text: string
}

/** Values per serving: kilocalories, grams, and milligrams of sodium. */
export type ImportedNutrition = Partial<Record<NutrientName, number>>

export interface ImportRemark {
  /** The path of the field concerned: `servings`, `ingredients[3]`; empty for none. */
  field: string
  /** `unclear`: ambiguous; `dropped`: has no field; `missing`: not in the source. */
  kind: RemarkKind
  text: string
}

type RemarkKind = keyof typeof REMARK_LABELS

export interface SourceReading {
  recipes: ImportedRecipe[]
  /** Messages about parts that could not be read. */
  problems: string[]
}

/** Splits `Storage: two days in a jar.` into title and text, but not a sentence with a colon. */
export function readNote(line: string): ImportedNote {
  const [, title, text] = TITLED_NOTE.exec(line) ?? []
  return title !== undefined && text !== undefined ? { title, text } : { text: line }
}

const TITLED_NOTE = /^(\p{L}[\p{L}-]{2,24}|\p{L}[\p{L} -]{2,24}(?=: [\p{Lu}\d])): (.+)$/u

export function addRemark(recipe: ImportedRecipe, kind: RemarkKind, field: string, text: string) {
  recipe.remarks.push({ kind, field, text })
}
