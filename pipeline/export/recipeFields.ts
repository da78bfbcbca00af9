import { isGroup } from '../../admin/yaml/isEqual.ts'
import { NUTRIENTS, type Nutrition } from '../../src/content/nutrients.ts'

export interface RecipeFields {
  id: number
  title: string
  category: string
  cuisine?: string
  keywords: string[]
  description: string
  prepTime: number
  cookTime: number
  restTime?: number
  servings: number
  yield?: string
  diet: string[]
  date: string
  rating: number
  ingredients: { text: string; group?: string }[]
  instructions: string[]
  equipment: string[]
  notes: Record<string, string>
  nutrition: Nutrition
  /** As the document has them. */
  values: Record<string, unknown>
}

/** From the values of a valid document. */
export function recipeFields(values: Record<string, unknown>): RecipeFields {
  const nutrition = isGroup(values.nutrition) ? values.nutrition : {}
  return {
    id: number(values.id),
    title: text(values.title),
    category: text(values.category),
    cuisine: text(values.cuisine) || undefined,
    keywords: texts(values.keywords),
    description: text(values.description),
    prepTime: number(values.prepTime),
    cookTime: number(values.cookTime),
    restTime: number(values.restTime) || undefined,
    servings: number(values.servings),
    yield: text(values.yield) || undefined,
    diet: texts(values.diet),
    date: text(values.date).slice(0, 10),
    rating: number(values.rating),
    ingredients: groups(values.ingredients).map((line) => ({
      text: text(line.text),
      group: text(line.group) || undefined,
    })),
    instructions: texts(values.instructions),
    equipment: groups(values.equipment).map((tool) => text(tool.text)),
    notes: notesOf(values.notes),
    nutrition: Object.fromEntries(
      NUTRIENTS.flatMap(([name]) => (nutrition[name] ? [[name, text(nutrition[name])]] : [])),
    ),
    values,
  }
}

const NOTES = ['makeAhead', 'storage', 'reheating', 'freezing', 'substitutions', 'serveWith']

function notesOf(value: unknown): Record<string, string> {
  const notes = isGroup(value) ? value : {}
  const entries = NOTES.map((name): [string, string] => [name, text(notes[name])])
  return Object.fromEntries(entries.filter(([, note]) => note !== ''))
}

/** `makeAhead` as the title of a note: `Make ahead`. */
export function noteTitle(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

function groups(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isGroup) : []
}
