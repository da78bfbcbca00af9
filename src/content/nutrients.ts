/**
 * What a serving holds, in the order of the page. `property` is the name of
 * https://schema.org/NutritionInformation, which Mealie uses, too.
 */
export const NUTRIENTS = [
  { name: 'calories', label: 'Calories', property: 'calories' },
  { name: 'protein', label: 'Protein', property: 'proteinContent' },
  { name: 'carbs', label: 'Carbs', property: 'carbohydrateContent' },
  { name: 'fat', label: 'Fat', property: 'fatContent' },
  { name: 'saturatedFat', label: 'Saturated fat', property: 'saturatedFatContent' },
  { name: 'fiber', label: 'Fiber', property: 'fiberContent' },
  { name: 'sugar', label: 'Sugar', property: 'sugarContent' },
  { name: 'sodium', label: 'Sodium', property: 'sodiumContent' },
] as const

export type NutrientName = (typeof NUTRIENTS)[number]['name']
/** Amounts with their units, as a document has them: `600 kcal`, `13g`, `620mg`. */
export type Nutrition = Partial<Record<NutrientName, string>>

type Nutrient = (typeof NUTRIENTS)[number] & { value: string }

/** The nutrients that are stated, in order. */
export function listNutrients(nutrition: Nutrition): Nutrient[] {
  return NUTRIENTS.flatMap((nutrient) => {
    const value = nutrition[nutrient.name]
    return value ? [{ ...nutrient, value }] : []
  })
}

/** The stated amounts by their names in schema.org. */
export function nutritionProperties(
  nutrition: Nutrition,
): Partial<Record<Nutrient['property'], string>> {
  return Object.fromEntries(
    listNutrients(nutrition).map(({ property, value }) => [property, value]),
  )
}
