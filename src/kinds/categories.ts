/** The fixed categories, in the order in which the site shows them. */
export const RECIPE_CATEGORIES = [
  'Breakfast',
  'Lunch',
  'Dinner',
  'Desserts',
  'Healthy Eats',
  'Quick Meals',
] as const

export const PRODUCT_CATEGORIES = [
  'Air Fryers',
  'Multi-Cookers',
  'Coffee Makers',
  'Blenders & Mixers',
  'Cookware',
  'Knives',
  'Kitchen Tools',
  'Kitchen Gadgets',
  'Pantry Staples',
  'Beverages',
] as const

export const POST_CATEGORIES = [
  'Kitchen Tips',
  'Cooking Tips',
  'Product Care',
  'Product Reviews',
  'Beverages',
  'Health & Wellness',
  'Vegan',
] as const

/** The choice that shows every category. */
export const ALL = 'All'
