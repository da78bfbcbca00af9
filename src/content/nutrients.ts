export const NUTRIENTS = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'saturatedFat',
  'fiber',
  'sugar',
  'sodium',
] as const

export type NutrientName = (typeof NUTRIENTS)[number]
/** Amounts with units, as in documents: `600 kcal`, `13g`, `620mg`. */
export type Nutrition = Partial<Record<NutrientName, string>>

export function listNutrients(nutrition: Nutrition) {
  return NUTRIENTS.flatMap((name) => {
    const value = nutrition[name]
    return value ? [{ name, value }] : []
  })
}
