import type { ImportedNutrition, ImportedRecipe } from '../importedRecipe.ts'
import { isDay } from '../../content/publish/calendar.ts'
import { type Circumstances, type Note, optional, type Values } from './values.ts'
import { fitted } from './shorten.ts'

export function factValues(recipe: ImportedRecipe, { today }: Circumstances, note: Note): Values {
  return {
    ...times(recipe, note),
    servings: servingsOf(recipe, note),
    ...optional('yield', yieldOf(recipe, note)),
    rating: ratingOf(recipe, note),
    date: dateOf(recipe, today, note),
    nutrition: nutritionOf(recipe.nutrition, note),
  }
}

const MOST_MINUTES = 10_080
const MOST_REST = 20_160

function times({ prepTime, cookTime, restTime, totalTime }: ImportedRecipe, note: Note): Values {
  const known = (prepTime ?? 0) + (cookTime ?? 0) + (restTime ?? 0)
  const left = Math.max(0, (totalTime ?? 0) - known)
  const isSplit = prepTime !== undefined && cookTime !== undefined
  const rest = restTime ?? (isSplit && left > 0 ? left : undefined)
  if (restTime === undefined && rest !== undefined) {
    note(
      'unclear',
      'restTime',
      `The source says ${totalTime} minutes in all, ${left} more than work and cooking.`,
    )
  }
  const within = (field: string, minutes: number, most: number) => {
    if (minutes > most) note('unclear', field, `The source says ${minutes} minutes; ${most} fit.`)
    return Math.min(minutes, most)
  }
  return {
    prepTime: within('prepTime', prepTime ?? (missing('prepTime', 0), 0), MOST_MINUTES),
    cookTime: within('cookTime', cookTime ?? missing('cookTime', left), MOST_MINUTES),
    ...optional('restTime', rest ? within('restTime', rest, MOST_REST) : undefined),
  }

  function missing(field: string, minutes: number): number {
    const from =
      minutes > 0
        ? `${minutes} of ${totalTime} minutes in all are left for it`
        : 'nothing is known of it'
    note('invented', field, `The source does not say it; ${from}.`)
    return minutes
  }
}

function servingsOf({ servings }: ImportedRecipe, note: Note): number {
  if (servings !== undefined && servings >= 1 && servings <= 100) return Math.round(servings)
  note('invented', 'servings', 'The source does not say how many it feeds.')
  return 4
}

function yieldOf({ yield: words = '', servings }: ImportedRecipe, note: Note): string {
  const text = fitted('yield', words, 60, note)
  return text === String(servings) ? '' : text
}

function ratingOf({ rating }: ImportedRecipe, note: Note): number {
  if (rating !== undefined && rating > 0 && rating <= 5) return Math.round(rating * 10) / 10
  note('invented', 'rating', 'The source has no rating.')
  return 0
}

function dateOf({ date }: ImportedRecipe, today: string, note: Note): string {
  if (date !== undefined && isDay(date)) return date
  note('invented', 'date', 'The source has no date; this is the day of the import.')
  return today
}

const FURTHER = [
  ['saturatedFat', 'g'],
  ['fiber', 'g'],
  ['sugar', 'g'],
  ['sodium', 'mg'],
] as const

function nutritionOf(nutrition: ImportedNutrition, note: Note): Values {
  const amount = (name: keyof ImportedNutrition, unit: string) => {
    const value = nutrition[name]
    if (value === undefined) note('invented', `nutrition.${name}`, 'The source does not say it.')
    return `${Math.round(value ?? 0)}${unit}`
  }
  const further = FURTHER.flatMap(([name, unit]) =>
    nutrition[name] === undefined ? [] : [[name, amount(name, unit)]],
  )
  return {
    calories: amount('calories', ' kcal'),
    protein: amount('protein', 'g'),
    carbs: amount('carbs', 'g'),
    fat: amount('fat', 'g'),
    ...Object.fromEntries(further),
  }
}
