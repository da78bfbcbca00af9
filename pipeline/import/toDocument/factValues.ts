import { LOOK_THERE } from '../../content/fields/fieldSlips.ts'
import { addRemark, type ImportedRecipe } from '../importedRecipe.ts'
import { DAY_PATTERN } from '../../../src/content/schema/dates.ts'
import { NUTRIENTS } from '../../../src/content/nutrients.ts'
import { type ImportContext, orEmpty, type FieldValues, fitted } from './fieldValues.ts'
import { mostOf } from '../recipeLimits.ts'

export function factValues(recipe: ImportedRecipe, { today }: ImportContext): FieldValues {
  return {
    ...timeValues(recipe),
    servings: orEmpty(recipe, 'servings', recipe.servings),
    yield: yieldOf(recipe),
    date: dateOf(recipe, today),
    nutrition: nutritionValues(recipe),
  }
}

function timeValues(recipe: ImportedRecipe): FieldValues {
  const { prepTime, cookTime, restTime, totalTime } = recipe
  const known = (prepTime ?? 0) + (cookTime ?? 0) + (restTime ?? 0)
  const spare = Math.max(0, (totalTime ?? 0) - known)
  const isRest = prepTime !== undefined && cookTime !== undefined && restTime === undefined
  const isTimeless = prepTime === undefined && cookTime === undefined
  const where = isTimeless ? 'prepTime and cookTime' : 'it'
  const hint = spare > 0 ? `${spare} of ${totalTime} minutes in all are left for ${where}.` : ''
  if (isRest && spare > 0)
    addRemark(recipe, 'unclear', 'restTime', `The source does not call it so; ${hint}`)
  const minutes = (field: string, value: number | undefined) => {
    const most = mostOf(field)
    const tooMany = `The source says ${value} minutes; ${most} fit.`
    if (value !== undefined && value > most) return orEmpty(recipe, field, undefined, tooMany)
    const isHinted = isTimeless && field === 'cookTime'
    return orEmpty(recipe, field, value, isHinted ? LOOK_THERE : `${LOOK_THERE} ${hint}`)
  }
  const rest = restTime ?? (isRest ? spare : 0)
  return {
    prepTime: minutes('prepTime', prepTime),
    cookTime: minutes('cookTime', cookTime),
    restTime: minutes('restTime', rest) || undefined,
  }
}

function yieldOf(recipe: ImportedRecipe): string {
  const text = fitted(recipe, 'yield', recipe.yield)
  return text === String(recipe.servings) ? '' : text
}

function dateOf(recipe: ImportedRecipe, today: string): string {
  if (recipe.date !== undefined && DAY_PATTERN.test(recipe.date)) return recipe.date
  addRemark(recipe, 'unclear', 'date', 'No date was found; this is the day of the import.')
  return today
}

const NEEDED: ReadonlySet<string> = new Set(['calories', 'protein', 'carbs', 'fat'])

function nutritionValues(recipe: ImportedRecipe): FieldValues {
  const { nutrition } = recipe
  if (Object.keys(nutrition).length === 0) return {}
  const names = NUTRIENTS.filter((name) => NEEDED.has(name) || nutrition[name] !== undefined)
  const fields = names.map((name) => {
    const value = nutrition[name]
    const unit = name === 'calories' ? ' kcal' : name === 'sodium' ? 'mg' : 'g'
    const amount = value === undefined ? undefined : `${value}${unit}`
    return [name, orEmpty(recipe, `nutrition.${name}`, amount)]
  })
  return Object.fromEntries(fields)
}
