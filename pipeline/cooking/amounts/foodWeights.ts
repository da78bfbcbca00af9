/** The weight of a US cup in grams: the lowest and highest value among the sources. */
export interface CupWeight {
  least: number
  most: number
}

/** Tablespoons per cup. */
const TABLESPOONS = 16
const TEASPOONS = 48

// From https://www.kingarthurbaking.com/learn/ingredient-weight-chart and https://fdc.nal.usda.gov (SR Legacy)
/** The first match counts. */
const WEIGHTS: readonly (CupWeight & { food: RegExp })[] = [
  // Diamond Crystal; a recipe that means Morton's, 16 g per tablespoon, says so.
  { food: /\bkosher salt\b/, least: 8 * TABLESPOONS, most: 9 * TABLESPOONS },
  { food: /\b(fine|table)( sea)? salt\b/, least: 6 * TEASPOONS, most: 18 * TABLESPOONS },
  { food: /^(?!.*\bgluten-free\b).*\ball[- ]purpose flour\b/, least: 120, most: 125 },
  { food: /\bbread flour\b/, least: 120, most: 137 },
  { food: /\bwhole[- ]wheat flour\b/, least: 113, most: 120 },
  { food: /\b(granulated|superfine|caster|turbinado) sugar\b/, least: 190, most: 200 },
  { food: /\bbrown sugar\b/, least: 213, most: 220 },
  { food: /\b(powdered|icing|confectioners[’']) sugar\b/, least: 113, most: 120 },
  {
    food: /^(?:(?:cold|cultured|melted|salted|soft|softened|unsalted|warm) )*butter$/,
    least: 227,
    most: 227,
  },
  { food: /(?<!\bhot )\bcocoa(?: powder)?\b/, least: 84, most: 86 },
  { food: /\bhoney\b/, least: 336, most: 339 },
  { food: /\brolled oats\b/, least: 81, most: 89 },
  { food: /\bcornstarch\b/, least: 112, most: 128 },
  { food: /\bbaking powder\b/, least: 4 * TEASPOONS, most: 4.6 * TEASPOONS },
  { food: /\bbaking soda\b/, least: 4.6 * TEASPOONS, most: 6 * TEASPOONS },
  // From 7 g per 2¼ teaspoons to 4 g per teaspoon.
  {
    food: /\b(?:active dry|dry|instant|rapid-rise) yeast\b/,
    least: 3.1 * TEASPOONS,
    most: 4 * TEASPOONS,
  },
  { food: /(?<!\bfrozen\b.*)\b(sour cream|yogurt)\b/, least: 227, most: 245 },
  { food: /\bmayonnaise\b/, least: 220, most: 226 },
  { food: /\bgrated Parmesan\b/, least: 100, most: 100 },
  { food: /\bpeanut butter\b/, least: 258, most: 270 },
  { food: /\btahini\b/, least: 15 * TABLESPOONS, most: 256 },
  { food: /\btomato paste\b/, least: 16 * TABLESPOONS, most: 262 },
  { food: /\bsesame seeds\b/, least: 142, most: 144 },
  { food: /\blentils\b/, least: 192, most: 192 },
  { food: /\b(long-grain|jasmine).*\brice\b/, least: 185, most: 198 },
]

/** Matches words after a name that make it another food: `mustard` after `honey`. */
const REST_OF_NAME =
  /^(?:-| (?!(?:and|as|at|for|from|if|in|into|of|on|onto|or|over|per|plus|to|until|with)\b)\p{L})/u

/** Excluded, since the table lists foods as sold, and cooking changes their weight. */
const COOKED = /\b(?:boiled|cooked|steamed)\b/

/** @param preparation the words of the line other than the name: `cooked`, `rinsed` */
export function weightOfCup(food: string, preparation: string): CupWeight | undefined {
  if (COOKED.test(food) || COOKED.test(preparation)) return undefined
  return WEIGHTS.find((weight) => {
    const name = weight.food.exec(food)
    return name && !REST_OF_NAME.test(food.slice(name.index + name[0].length))
  })
}
