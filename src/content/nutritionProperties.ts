import { listNutrients, type NutrientName, type Nutrition } from './nutrients.ts'

/** The names in https://schema.org/NutritionInformation, which Mealie also uses. */
const PROPERTIES = {
  calories: 'calories',
  protein: 'proteinContent',
  carbs: 'carbohydrateContent',
  fat: 'fatContent',
  saturatedFat: 'saturatedFatContent',
  fiber: 'fiberContent',
  sugar: 'sugarContent',
  sodium: 'sodiumContent',
} as const satisfies Record<NutrientName, string>

type Property = (typeof PROPERTIES)[NutrientName]

export function nutritionProperties(nutrition: Nutrition): Partial<Record<Property, string>> {
  const stated = listNutrients(nutrition)
  return Object.fromEntries(stated.map(({ name, value }) => [PROPERTIES[name], value]))
}
