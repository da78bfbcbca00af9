import type { ImportedNutrition, ImportedRecipe } from '../importedRecipe.ts'
import { DAY_PATTERN } from '../../../src/content/schema/dates.ts'
import { NUTRIENTS } from '../../../src/content/nutrients.ts'
import {
  type ImportContext,
  NOT_FOUND,
  type AddRemark,
  optional,
  orEmpty,
  type FieldValues,
  fitted,
} from './fieldValues.ts'
import { largestNumber } from '../recipeLimits.ts'

export function factValues(
  recipe: ImportedRecipe,
  { today }: ImportContext,
  addRemark: AddRemark,
): FieldValues {
  const { servings = 0 } = recipe
  const isCount = servings >= 1 && servings <= largestNumber('servings')
  return {
    ...times(recipe, addRemark),
    servings: orEmpty('servings', isCount ? Math.round(servings) : undefined, addRemark),
    ...optional('yield', yieldOf(recipe, addRemark)),
    date: dateOf(recipe, today, addRemark),
    ...nutritionOf(recipe.nutrition, addRemark),
  }
}

function times(
  { prepTime, cookTime, restTime, totalTime }: ImportedRecipe,
  addRemark: AddRemark,
): FieldValues {
  const known = (prepTime ?? 0) + (cookTime ?? 0) + (restTime ?? 0)
  const spare = Math.max(0, (totalTime ?? 0) - known)
  const isRest = prepTime !== undefined && cookTime !== undefined && restTime === undefined
  const isTimeless = prepTime === undefined && cookTime === undefined
  const where = isTimeless ? 'prepTime and cookTime' : 'it'
  const hint = spare > 0 ? `${spare} of ${totalTime} minutes in all are left for ${where}.` : ''
  if (isRest && spare > 0)
    addRemark('unclear', 'restTime', `The source does not call it so; ${hint}`)
  const minutes = (field: string, value: number | undefined) => {
    const most = largestNumber(field)
    const tooMany = `The source says ${value} minutes; ${most} fit.`
    if (value !== undefined && value > most) return orEmpty(field, undefined, addRemark, tooMany)
    const isHinted = isTimeless && field === 'cookTime'
    return orEmpty(field, value, addRemark, isHinted ? NOT_FOUND : `${NOT_FOUND} ${hint}`)
  }
  const rest = restTime ?? (isRest ? spare : 0)
  return {
    prepTime: minutes('prepTime', prepTime),
    cookTime: minutes('cookTime', cookTime),
    ...(rest > 0 && optional('restTime', minutes('restTime', rest))),
  }
}

function yieldOf({ yield: words = '', servings }: ImportedRecipe, addRemark: AddRemark): string {
  const text = fitted('yield', words, addRemark)
  return text === String(servings) ? '' : text
}

function dateOf({ date }: ImportedRecipe, today: string, addRemark: AddRemark): string {
  if (date !== undefined && DAY_PATTERN.test(date)) return date
  addRemark('unclear', 'date', 'No date was found; this is the day of the import.')
  return today
}

const NEEDED: ReadonlySet<string> = new Set(['calories', 'protein', 'carbs', 'fat'])

function nutritionOf(nutrition: ImportedNutrition, addRemark: AddRemark): FieldValues {
  if (Object.keys(nutrition).length === 0) return {}
  const names = NUTRIENTS.filter((name) => NEEDED.has(name) || nutrition[name] !== undefined)
  const fields = Object.fromEntries(
    names.map((name) => {
      const value = nutrition[name]
      const unit = name === 'calories' ? ' kcal' : name === 'sodium' ? 'mg' : 'g'
      const amount = value === undefined ? undefined : `${Math.round(value)}${unit}`
      return [name, orEmpty(`nutrition.${name}`, amount, addRemark)]
    }),
  )
  return { nutrition: fields }
}
