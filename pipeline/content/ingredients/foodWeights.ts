/** What a US cup of a food weighs, in grams: from the lightest to the heaviest of the sources. */
export interface CupWeight {
  /** Both are the same where the sources agree. */
  least: number
  most: number
}

interface FoodWeight extends CupWeight {
  food: RegExp
}

const TABLESPOONS = 16
const TEASPOONS = 48

/**
 * Two sources: [KA] the Ingredient Weight Chart of King Arthur Baking
 * (https://www.kingarthurbaking.com/learn/ingredient-weight-chart), [FDC] the portions of USDA
 * FoodData Central, SR Legacy (https://fdc.nal.usda.gov). The first entry that fits a food counts.
 */
const WEIGHTS: readonly FoodWeight[] = [
  // [KA] Diamond Crystal, 8 g per tablespoon, to the 9 g that recipes round it to; Morton's, 16 g,
  // is another salt, and a recipe that means it says so.
  { food: /\bkosher salt\b/, least: 8 * TABLESPOONS, most: 9 * TABLESPOONS },
  // [KA] 18 g per tablespoon; [FDC] 6 g per teaspoon.
  { food: /\b(fine|table)( sea)? salt\b/, least: 6 * TEASPOONS, most: 18 * TABLESPOONS },
  // [KA] 120; [FDC] 125.
  { food: /^(?!.*\bgluten-free\b).*\ball-purpose flour\b/, least: 120, most: 125 },
  // [KA] 120; [FDC] 137.
  { food: /\bbread flour\b/, least: 120, most: 137 },
  // [KA] 113; [FDC] 120.
  { food: /\bwhole-wheat flour\b/, least: 113, most: 120 },
  // [KA] 198, superfine 190; [FDC] 200.
  { food: /\b(granulated|superfine|turbinado) sugar\b/, least: 190, most: 200 },
  // [KA] 213; [FDC] 220, both packed.
  { food: /\bbrown sugar\b/, least: 213, most: 220 },
  // [KA] 113; [FDC] 120.
  { food: /\b(powdered|confectioners’) sugar\b/, least: 113, most: 120 },
  // [FDC] 227; [KA] 113 in half a cup.
  {
    food: /^(?:(?:cold|cultured|melted|salted|soft|softened|unsalted|warm) )*butter$/,
    least: 227,
    most: 227,
  },
  // [KA] 84; [FDC] 86.
  { food: /\bcocoa\b(?! (?:beans|butter|mass|nibs)\b)/, least: 84, most: 86 },
  // [KA] 21 g per tablespoon; [FDC] 339.
  { food: /\bhoney\b/, least: 336, most: 339 },
  // [KA] 89; [FDC] 81.
  { food: /\brolled oats\b/, least: 81, most: 89 },
  // [KA] 112; [FDC] 128.
  { food: /\bcornstarch\b/, least: 112, most: 128 },
  // [KA] 4 g per teaspoon; [FDC] 4.6.
  { food: /\bbaking powder\b/, least: 4 * TEASPOONS, most: 4.6 * TEASPOONS },
  // [FDC] 4.6 g per teaspoon; [KA] 6.
  { food: /\bbaking soda\b/, least: 4.6 * TEASPOONS, most: 6 * TEASPOONS },
  // [KA] 7 g in 2¼ teaspoons; [FDC] 4 g per teaspoon.
  {
    food: /\b(?:active dry|dry|instant|rapid-rise) yeast\b/,
    least: 3.1 * TEASPOONS,
    most: 4 * TEASPOONS,
  },
  // [KA] 227; [FDC] 230 and, of yogurt, 245.
  { food: /\b(sour cream|yogurt)\b/, least: 227, most: 245 },
  // [KA] 226; [FDC] 220.
  { food: /\bmayonnaise\b/, least: 220, most: 226 },
  // [KA] and [FDC] 100.
  { food: /\bgrated Parmesan\b/, least: 100, most: 100 },
  // [KA] 270; [FDC] 258.
  { food: /\bpeanut butter\b/, least: 258, most: 270 },
  // [KA] 256; [FDC] 15 g per tablespoon.
  { food: /\btahini\b/, least: 15 * TABLESPOONS, most: 256 },
  // [FDC] 262, 16 g per tablespoon.
  { food: /\btomato paste\b/, least: 16 * TABLESPOONS, most: 262 },
  // [FDC] 144, 9 g per tablespoon.
  { food: /\bsesame seeds\b/, least: 142, most: 144 },
  // [FDC] 192.
  { food: /\blentils\b/, least: 192, most: 192 },
  // [FDC] 185; [KA] 198, both uncooked.
  { food: /\b(long-grain|jasmine).*\brice\b/, least: 185, most: 198 },
]

/** The table is of foods as they are sold: rice takes up water in the pot. */
const COOKED = /\b(?:boiled|cooked|steamed)\b/

/**
 * What a US cup of a food weighs, in grams; undefined for one that is not in the table.
 *
 * @param preparation what is done with the food before it is measured
 */
export function weightOfCup(food: string, preparation: string): CupWeight | undefined {
  if (COOKED.test(food) || COOKED.test(preparation)) return undefined
  return WEIGHTS.find((weight) => weight.food.test(food))
}
