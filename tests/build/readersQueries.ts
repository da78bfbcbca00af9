const VEGAN_MAINS = [
  'Chickpea and avocado grain bowl',
  'Chana masala',
  'Ginger tofu and broccoli stir-fry',
  'Cuban black bean bowls',
  'Cold sesame noodles',
  'Baked falafel pitas with tahini',
]
const MEATLESS_MAINS = [
  ...VEGAN_MAINS,
  'Roasted tomato soup with garlic croutons',
  'Lentil and roasted carrot salad',
  'Turkish red lentil soup',
  'Black bean and corn quesadillas',
  'Stovetop mac and cheese',
]
const QUICK_MAINS = [
  'Weeknight miso ramen',
  'Crisp fish tacos with radish',
  'Shrimp pad Thai',
  'Creamy mushroom rigatoni',
  'Kimchi fried rice',
  'Smash burgers with pickles',
  'Black bean and corn quesadillas',
  'Cold sesame noodles',
]
const QUICK = [
  ...QUICK_MAINS,
  'Green salad with mustard vinaigrette',
  'Soft scrambled eggs on toast',
  'Garlic green beans with hazelnuts',
]
const QUICK_VEGAN = [
  'Green salad with mustard vinaigrette',
  'Garlic green beans with hazelnuts',
  'Cold sesame noodles',
]
const DAIRY_FREE_CHICKEN = [
  'Thai green curry with chicken',
  'Sheet-pan rosemary chicken with roots',
  'Chicken noodle soup',
  'Roast chicken with crisp potatoes',
]
const DAIRY_FREE_LUNCH = [
  'Chickpea and avocado grain bowl',
  'Chicken noodle soup',
  'Kimchi fried rice',
  'Summer rolls with peanut sauce',
]
const GLUTEN_FREE_DESSERTS = [
  'Mango coconut sticky rice',
  'Flourless chocolate torte',
  'Vanilla panna cotta with raspberries',
  'Passion fruit pavlova',
]
const EASY_DESSERTS = [
  'Lemon olive oil cake',
  'Fudgy cocoa brownies',
  'Vanilla panna cotta with raspberries',
  'Peach cobbler',
]
const NUT_FREE_DESSERTS = [
  'Lemon olive oil cake',
  'Mango coconut sticky rice',
  'Tiramisu',
  'Vanilla panna cotta with raspberries',
  'Peach cobbler',
  'Passion fruit pavlova',
]
const CHICKPEA_DISHES = [
  'Chickpea and avocado grain bowl',
  'Chana masala',
  'Baked falafel pitas with tahini',
]
const MULTI_COOKERS = ['Tandem 6 L Multi-Cooker', 'Kettlebeck 8-Quart Pressure Cooker']
const COFFEE_MAKERS = [
  'Dripstone Pour-Over Set',
  'Altura Duo Espresso Machine',
  'Pellbrook 12-Cup Drip Coffee Maker',
]

/** Readers' words for fields of documents, and what answers them; see `isAnswered`. */
export const READERS_QUERIES: readonly (readonly [query: string, answers: readonly string[]])[] = [
  ['vegan dinner', VEGAN_MAINS],
  ['plant-based dinner', VEGAN_MAINS],
  ['vegetarian supper', MEATLESS_MAINS],
  ['quick breakfast', ['Soft scrambled eggs on toast']],
  ['quick vegan', QUICK_VEGAN],
  ['fast vegetarian dinner', ['Black bean and corn quesadillas', 'Cold sesame noodles']],
  ['15 minutes', ['Green salad with mustard vinaigrette']],
  ['under 30 minutes', QUICK],
  ['dinner in less than 30 minutes', QUICK_MAINS],
  ['quick gluten free dinner', ['Crisp fish tacos with radish', 'Shrimp pad Thai']],
  ['gluten free dessert', GLUTEN_FREE_DESSERTS],
  ['dessert no nuts', NUT_FREE_DESSERTS],
  ['chicken without dairy', DAIRY_FREE_CHICKEN],
  ['lactose free lunch', DAIRY_FREE_LUNCH],
  ['simple sweets', EASY_DESSERTS],
  ['italian dinner', ['Blistered Margherita pizza', 'Tagliatelle alla bolognese']],
  ['make ahead dessert', ['Tiramisu', 'Vanilla panna cotta with raspberries']],
  ['instant pot', MULTI_COOKERS],
  ['crockpot', ['Tandem 6 L Multi-Cooker']],
  ['coffee machine', COFFEE_MAKERS],
  ['garbanzo', CHICKPEA_DISHES],
  ['courgette', ['More vegetables at dinner without a second side dish']],
]

/** True if the first five are answers, or hold every answer. */
export function isAnswered(found: readonly unknown[], answers: readonly string[]): boolean {
  const right = answers.filter((title) => found.slice(0, 5).includes(title))
  return right.length === Math.min(5, answers.length)
}
