export const DIETS = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'nut-free'] as const
export type Diet = (typeof DIETS)[number]

/** https://www.fda.gov/food/nutrition-food-labeling-and-critical-foods/food-allergies */
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
