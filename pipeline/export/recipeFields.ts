import { isGroup } from '../content/read/document.ts'

export type RecipeFields = ReturnType<typeof recipeFields>

/** From the values of a valid document. */
export function recipeFields(values: Record<string, unknown>) {
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
    notes: textsByName(values.notes),
    nutrition: textsByName(values.nutrition),
    values,
  }
}

function textsByName(group: unknown): Record<string, string> {
  const entries = isGroup(group) ? Object.entries(group) : []
  return Object.fromEntries(entries.map(([name, value]) => [name, text(value)]))
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
