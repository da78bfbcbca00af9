import { isGroup } from './document.ts'

export type RecipeFields = ReturnType<typeof recipeFields>

/** Reads a valid document, which may be a draft with empty fields. */
export function recipeFields(values: Record<string, unknown>) {
  return {
    id: number(values.id) ?? 0,
    title: text(values.title),
    category: text(values.category) || undefined,
    cuisine: text(values.cuisine) || undefined,
    keywords: texts(values.keywords),
    description: text(values.description) || undefined,
    ...timesIn(values),
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
    equipment: groups(values.equipment).map((tool) => ({ text: text(tool.text) })),
    notes: textsByName(values.notes),
    nutrition: textsByName(values.nutrition),
    values,
  }
}

function textsByName(group: unknown): Record<string, string> {
  const entries = isGroup(group) ? Object.entries(group) : []
  const named = entries.map(([name, value]) => [name, text(value)] as const)
  return Object.fromEntries(named.filter(([, value]) => value !== ''))
}

function timesIn(values: Record<string, unknown>) {
  const [prepTime, cookTime, restTime] = [values.prepTime, values.cookTime, values.restTime].map(
    number,
  )
  const isWhole = prepTime !== undefined && cookTime !== undefined
  const totalTime = isWhole ? prepTime + cookTime + (restTime ?? 0) : undefined
  return { prepTime, cookTime, restTime, totalTime }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

function groups(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isGroup) : []
}

export function minutes(count: number | undefined): string | undefined {
  if (count === undefined) return undefined
  return count === 1 ? '1 minute' : `${count} minutes`
}
