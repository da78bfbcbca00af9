/** What a recipe can be labelled as, for those who do not eat everything. */
export const DIETS = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'nut-free'] as const
export type Diet = (typeof DIETS)[number]

/**
 * The nine major food allergens, which labels in the US have to name:
 * https://www.fda.gov/food/nutrition-food-labeling-and-critical-foods/food-allergies. Mollusks are
 * counted among the shellfish.
 */
export const ALLERGENS = [
  'milk',
  'eggs',
  'fish',
  'shellfish',
  'tree nuts',
  'peanuts',
  'wheat',
  'soy',
  'sesame',
] as const
export type Allergen = (typeof ALLERGENS)[number]
