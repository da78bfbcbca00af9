import { isGroup } from './document.ts'
import { asList, asNumber, asText } from '../../../src/shared/checkJson.ts'
import { countOf } from '../../../src/shared/textForms.ts'

export type RecipeFields = ReturnType<typeof recipeFields>

/** Reads a valid document, which may be a draft with empty fields. */
export function recipeFields(values: Record<string, unknown>) {
  return {
    id: asNumber(values.id) ?? 0,
    title: text(values.title),
    category: asText(values.category) || undefined,
    cuisine: asText(values.cuisine) || undefined,
    keywords: texts(values.keywords),
    description: asText(values.description) || undefined,
    ...timesIn(values),
    servings: asNumber(values.servings),
    yield: asText(values.yield) || undefined,
    diet: texts(values.diet),
    date: text(values.date).slice(0, 10),
    rating: asNumber(values.rating),
    ingredients: asList(values.ingredients)
      .filter(isGroup)
      .map((line) => ({ text: text(line.text), group: asText(line.group) || undefined })),
    instructions: texts(values.instructions),
    equipment: asList(values.equipment)
      .filter(isGroup)
      .map((tool) => ({ text: text(tool.text) })),
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
  const prepTime = asNumber(values.prepTime)
  const cookTime = asNumber(values.cookTime)
  const restTime = asNumber(values.restTime)
  const hasBothTimes = prepTime !== undefined && cookTime !== undefined
  const totalTime = hasBothTimes ? prepTime + cookTime + (restTime ?? 0) : undefined
  return { prepTime, cookTime, restTime, totalTime }
}

function text(value: unknown): string {
  return asText(value) ?? ''
}

function texts(value: unknown): string[] {
  return asList(value).filter((entry) => typeof entry === 'string')
}

export function minutes(count: number | undefined): string | undefined {
  if (count === undefined) return undefined
  return countOf(count, 'minute')
}
