export const NUTRIENTS = [
  ['calories', 'Calories'],
  ['protein', 'Protein'],
  ['carbs', 'Carbs'],
  ['fat', 'Fat'],
  ['saturatedFat', 'Saturated fat'],
  ['fiber', 'Fiber'],
  ['sugar', 'Sugar'],
  ['sodium', 'Sodium'],
] as const

export type NutrientName = (typeof NUTRIENTS)[number][0]
/** Amounts with their units, as a document has them: `600 kcal`, `13g`, `620mg`. */
export type Nutrition = Partial<Record<NutrientName, string>>

interface Nutrient {
  name: NutrientName
  label: string
  value: string
}

export function listNutrients(nutrition: Nutrition): Nutrient[] {
  return NUTRIENTS.flatMap(([name, label]) => {
    const value = nutrition[name]
    return value ? [{ name, label, value }] : []
  })
}
