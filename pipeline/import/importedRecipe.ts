import type { SourceFile } from './archive.ts'
import type { NutrientName } from '../../src/content/nutrients.ts'
import { capitalized } from '../../src/shared/words.ts'

/** A recipe as a source says it, before it takes the form of this site's documents. */
export class ImportedRecipe {
  source?: string | undefined
  description?: string | undefined
  categories: string[] = []
  cuisine?: string | undefined
  keywords: string[] = []
  image?: { address: string } | ImportedPhoto | undefined
  imageWords?: string | undefined
  /** All times are in minutes. */
  prepTime?: number
  cookTime?: number
  restTime?: number
  totalTime?: number
  servings?: number
  yield?: string | undefined
  diets: string[] = []
  date?: string | undefined
  ingredients: ImportedLine[] = []
  /** One that ends in a colon is the heading of those below it. */
  steps: string[] = []
  equipment: string[] = []
  notes: ImportedNote[] = []
  nutrition: ImportedNutrition = {}
  /** Fields in the form of this site's own documents, from its own exports. */
  own: Record<string, unknown> = {}
  /** What the source has and a document has no place for: `author Maggie Holt`. */
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

/** Per serving: kilocalories, grams, and milligrams of sodium. */
export type ImportedNutrition = Partial<Record<NutrientName, number>>

export type ImportedPhoto = SourceFile

export interface ImportRemark {
  /** The path of the field that it is about: `servings`, `ingredients[3]`; empty for none. */
  field: string
  /** `unclear`: read in one of several ways; `dropped`: has no place; `missing`: not found there. */
  kind: 'unclear' | 'dropped' | 'missing'
  text: string
}

export const REMARK_LABELS: Readonly<Record<ImportRemark['kind'], string>> = {
  unclear: 'unclear',
  dropped: 'left out',
  missing: 'not found in the source',
}

export interface SourceReading {
  recipes: ImportedRecipe[]
  /** What could not be read, in sentences. */
  problems: string[]
}

/** Reads `Storage: two days in a jar.` as title and text, but no sentence with a colon. */
export function readNote(line: string): ImportedNote {
  const [, title, text] = TITLED_NOTE.exec(line) ?? []
  return title !== undefined && text !== undefined ? { title, text } : { text: line }
}

const TITLED_NOTE = /^(\p{L}[\p{L}-]{2,24}|\p{L}[\p{L} -]{2,24}(?=: [\p{Lu}\d])): (.+)$/u

export function addRemark(
  recipe: ImportedRecipe,
  kind: ImportRemark['kind'],
  field: string,
  text: string,
): void {
  recipe.remarks.push({ kind, field, text })
}

/** Returns how a note begins: `Not found in the source`. */
export function remarkLabel({ kind }: Pick<ImportRemark, 'kind'>): string {
  return capitalized(REMARK_LABELS[kind])
}

const LABELS = Object.values(REMARK_LABELS).map(capitalized).join('|')
const NOTES = new RegExp(`^[ \\t#]*(?:${LABELS}): [\\s\\S]*$`, 'm')
const NOTE = new RegExp(`(?<=^|\\s)(?=(?:${LABELS}): )`)
const COMMENTED = /((?:^ *# .*\n)+)\n?^(?: *- )? *(?:(\w+):)?/gm

export function withoutNotes(comment: string): string {
  return comment.replace(NOTES, '')
}

/** The notes of an import in a document, with the fields that they stand above: `nutrition.fat`. */
export function importNotesIn(text: string): { field: string; note: string }[] {
  return [...text.matchAll(COMMENTED)].flatMap((found) => {
    const [, comment = '', name = ''] = found
    const above = [...text.slice(0, found.index).matchAll(/^(\w+):/gm)].at(-1)?.[1]
    const field = comment.startsWith(' ') ? [above, name].filter(Boolean).join('.') : name
    const notes = comment.replaceAll(/^ *# /gm, '').replaceAll('\n', ' ').trim().split(NOTE)
    return notes
      .filter((note) => NOTES.test(note))
      .map((note) => ({ field: above === undefined ? '' : field, note: note.trim() }))
  })
}
