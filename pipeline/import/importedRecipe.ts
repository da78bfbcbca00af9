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
  /** Where the source shows a picture, which is not copied. */
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
  /** A step that ends in a colon is the heading of those below it. */
  steps: string[] = []
  equipment: string[] = []
  notes: ImportedNote[] = []
  nutrition: ImportedNutrition = {}
  /** Fields in the form of this site's own documents, from its own exports. */
  siteFields: Record<string, unknown> = {}
  /** Facts of the source that no field of a document holds: `author Maggie Holt`. */
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

/** The values are per serving: kilocalories, grams, and milligrams of sodium. */
export type ImportedNutrition = Partial<Record<NutrientName, number>>

export interface ImportRemark {
  /** The path of the field that it is about: `servings`, `ingredients[3]`; empty for none. */
  field: string
  /** `unclear`: has several readings; `dropped`: has no field; `missing`: is not in the source. */
  kind: RemarkKind
  text: string
}

type RemarkKind = keyof typeof REMARK_LABELS

export interface SourceReading {
  recipes: ImportedRecipe[]
  /** Sentences about parts that could not be read. */
  problems: string[]
}

/** Reads `Storage: two days in a jar.` as title and text, but no sentence with a colon. */
export function readNote(line: string): ImportedNote {
  const [, title, text] = TITLED_NOTE.exec(line) ?? []
  return title !== undefined && text !== undefined ? { title, text } : { text: line }
}

const TITLED_NOTE = /^(\p{L}[\p{L}-]{2,24}|\p{L}[\p{L} -]{2,24}(?=: [\p{Lu}\d])): (.+)$/u

export function addRemark(recipe: ImportedRecipe, kind: RemarkKind, field: string, text: string) {
  recipe.remarks.push({ kind, field, text })
}
