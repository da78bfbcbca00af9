/** The facts that the build finds in a recipe. The page's data has the texts. */

import type { CookingUnit } from './units.ts'

/** A stretch of a text: first character and the one behind the last, in UTF-16 units. */
export type TextSpan = readonly [start: number, end: number]

export interface StepTimer {
  span: TextSpan
  /** Seconds; the lower end of a range. */
  seconds: number
  upTo?: number
}

/** One measure, such as `1½ cups`, `3 to 4 tablespoons`, or the `2` of `2 lemons`. */
export interface WrittenMeasure {
  /** The number with its unit; of counted things the number alone. */
  span: TextSpan
  quantity: number
  upTo?: number
  unit: CookingUnit
  /** Added to the measure before: `2 tablespoons plus 1 teaspoon`. */
  plus?: true
}

/** One amount as it is written: `1½ cups (190 g)` is one amount in two measures. */
export interface WrittenAmount {
  measures: WrittenMeasure[]
  /** The counted word, which changes with the number: `lemons` of `2 lemons`. */
  noun?: { span: TextSpan; one: string; many: string }
  /** The same for any number of servings: sizes of pans and cans, lengths, temperatures. */
  isFixed?: true
  /** The amount does not scale in a known way: `two pans`. */
  isUnknown?: true
  /** Grams that one milliliter of the food weighs; of foods that are in no table, none. */
  density?: number
  /** Whether the food is poured, so that its volume may be given in milliliters. */
  isLiquid?: true
}

/** Aisles come in the order of a walk through a shop. */
export const AISLES = [
  'produce',
  'meat and fish',
  'dairy and eggs',
  'refrigerated',
  'bakery',
  'frozen',
  'pantry',
  'spices',
  'drinks',
  'other',
] as const
export type ShopAisle = (typeof AISLES)[number]

export interface IngredientCooking {
  amounts: WrittenAmount[]
  /** The food that shopping lists compare: `egg`, `olive oil`; empty for tap water. */
  food: string
  /** The food's name in the line, such as `large eggs`; without it, the whole line is the name. */
  name?: TextSpan
  aisle: ShopAisle
  /** The other foods of the line: `1 cucumber` of `2 tomatoes and 1 cucumber`. */
  others?: Omit<IngredientCooking, 'amounts' | 'others'>[]
}

interface StepCooking {
  timers: StepTimer[]
  uses: number[]
  amounts: WrittenAmount[]
}

export interface RecipeCooking {
  ingredients: IngredientCooking[]
  /** One entry for each step, but none for headings. */
  steps: StepCooking[]
}

/** The recipe that a swap makes. */
export interface RecipeSwap {
  /** The diet for which it is. */
  makes: string
  diet: string[]
  /** Undefined if the recipe has no such list. */
  allergens?: string[]
  ingredients: string[]
  instructions: string[]
  cooking: RecipeCooking
}

/** An ingredient that another recipe makes, with what that needs. */
export interface MadeIngredient {
  /** Among the ingredients. */
  index: number
  id: number
  title: string
  minutes: number
  /** `share`: how much of the line a list takes, in the amounts of the other recipe. */
  lines: { text: string; cooking?: IngredientCooking; share: number }[]
}
