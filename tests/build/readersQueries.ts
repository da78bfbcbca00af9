import { ingredientsIn, minutesIn, readDocuments, textsIn } from '../site/documents.ts'

/** Conditions for recipes. Other fields must equal the given values. */
interface Asked {
  diet?: string
  minutes?: number
  food?: string
  course?: string
  category?: string
  difficulty?: string
}

const { recipes } = await readDocuments()

/** Returns the titles of the recipes that meet all conditions. */
function recipesWith({ diet, minutes = Infinity, food = '', ...fields }: Asked): string[] {
  const found = recipes.filter(
    ({ values }) =>
      (!diet || textsIn(values.diet).includes(diet)) &&
      minutesIn(values) <= minutes &&
      ingredientsIn(values).some((line) => line.includes(food)) &&
      Object.entries(fields).every(([field, value]) => values[field] === value),
  )
  return found.map(({ title }) => title)
}

const VEGAN_MAINS = recipesWith({ diet: 'vegan', course: 'main' })
const MEATLESS_MAINS = recipesWith({ diet: 'vegetarian', course: 'main' })
const QUICK_MAINS = recipesWith({ minutes: 30, course: 'main' })
const QUICK = recipesWith({ minutes: 30 })
const QUICK_VEGAN = recipesWith({ minutes: 30, diet: 'vegan' })
const QUICK_VEGETARIAN = recipesWith({ minutes: 30, diet: 'vegetarian' })
const DAIRY_FREE_CHICKEN = recipesWith({ diet: 'dairy-free', food: 'chicken' })
const DAIRY_FREE_LUNCH = recipesWith({ diet: 'dairy-free', category: 'Lunch' })
const GLUTEN_FREE_DESSERTS = recipesWith({ diet: 'gluten-free', category: 'Desserts' })
const EASY_DESSERTS = recipesWith({ difficulty: 'easy', category: 'Desserts' })
const NUT_FREE_DESSERTS = recipesWith({ diet: 'nut-free', category: 'Desserts' })
const VEGETARIAN_BREAKFASTS = recipesWith({ diet: 'vegetarian', category: 'Breakfast' })
const CHICKPEA_DISHES = recipesWith({ food: 'chickpea' })
const MULTI_COOKERS = ['Tandem 6 L Multi-Cooker', 'Kettlebeck 8-Quart Pressure Cooker']
const COFFEE_MAKERS = [
  'Dripstone Pour-Over Set',
  'Altura Duo Espresso Machine',
  'Pellbrook 12-Cup Drip Coffee Maker',
]

/** Readers' words for fields of documents, with the titles that answer them; see `isAnswered`. */
export const READERS_QUERIES: readonly (readonly [query: string, answers: readonly string[]])[] = [
  ['vegan dinner', VEGAN_MAINS],
  ['dinner vegan', VEGAN_MAINS],
  ['plant-based dinner', VEGAN_MAINS],
  ['vegan lunch', ['Chickpea and avocado grain bowl']],
  ['vegan side', ['Green salad with mustard vinaigrette', 'Garlic green beans with hazelnuts']],
  ['meatless dinner', MEATLESS_MAINS],
  ['vegetarian supper', MEATLESS_MAINS],
  ['vegetarian breakfast', VEGETARIAN_BREAKFASTS],
  ['quick breakfast', ['Soft scrambled eggs on toast']],
  ['quick vegan', QUICK_VEGAN],
  ['vegan 30 minutes', QUICK_VEGAN],
  ['fast vegetarian', QUICK_VEGETARIAN],
  ['half an hour vegetarian', QUICK_VEGETARIAN],
  ['fast vegetarian dinner', ['Black bean and corn quesadillas', 'Cold sesame noodles']],
  ['quick pasta', ['Creamy mushroom rigatoni']],
  ['15 minutes', ['Green salad with mustard vinaigrette']],
  ['20 minute', QUICK],
  ['under 30 minutes', QUICK],
  ['30 min dinner', QUICK_MAINS],
  ['dinner in less than 30 minutes', QUICK_MAINS],
  ['quick gluten free dinner', ['Crisp fish tacos with radish', 'Shrimp pad Thai']],
  ['gluten free dessert', GLUTEN_FREE_DESSERTS],
  ['dessert without gluten', GLUTEN_FREE_DESSERTS],
  ['nut-free dessert', NUT_FREE_DESSERTS],
  ['dessert no nuts', NUT_FREE_DESSERTS],
  ['chicken without dairy', DAIRY_FREE_CHICKEN],
  ['dairy free lunch', DAIRY_FREE_LUNCH],
  ['lactose free lunch', DAIRY_FREE_LUNCH],
  ['easy dessert', EASY_DESSERTS],
  ['simple sweets', EASY_DESSERTS],
  ['hard', recipesWith({ difficulty: 'hard' })],
  ['italian dinner', ['Blistered Margherita pizza', 'Tagliatelle alla bolognese']],
  ['thai dinner', ['Thai green curry with chicken', 'Shrimp pad Thai']],
  ['make ahead dessert', ['Tiramisu', 'Vanilla panna cotta with raspberries']],
  ['appetizer', ['Summer rolls with peanut sauce']],
  ['instant pot', MULTI_COOKERS],
  ['crockpot', ['Tandem 6 L Multi-Cooker']],
  ['coffee machine', COFFEE_MAKERS],
  ['garbanzo', CHICKPEA_DISHES],
  ['courgette', ['More vegetables at dinner without a second side dish']],
]

/** True if the first five results are all answers, or include every answer. */
export function isAnswered(found: readonly unknown[], answers: readonly string[]): boolean {
  const right = answers.filter((title) => found.slice(0, 5).includes(title))
  return right.length > 0 && right.length === Math.min(5, answers.length)
}
