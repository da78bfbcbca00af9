/** The amounts, foods and times that the build finds in the texts of a recipe. */

import type { CookingUnit } from './units.ts'

/** A range of a text in UTF-16 units; the end is exclusive. */
export type TextSpan = readonly [start: number, end: number]

export interface StepTimer {
  span: TextSpan
  /** The duration, or the lower end of its range; `upTo` is the upper end. */
  seconds: number
  upTo?: number
}

/** One measure, such as `1½ cups`, `3 to 4 tablespoons`, or the `2` in `2 lemons`. */
export interface WrittenMeasure {
  /** The number with its unit; for counted things, only the number. */
  span: TextSpan
  quantity: number
  upTo?: number
  unit: CookingUnit
  /** Added to the measure before: `2 tablespoons plus 1 teaspoon`. */
  plus?: true
}

/** One written amount: `1½ cups (190 g)` is one amount in two measures. */
export interface WrittenAmount {
  measures: WrittenMeasure[]
  /** The counted noun with both its forms: `lemons` in `2 lemons`. */
  noun?: { span: TextSpan; one: string; many: string }
  /** Does not scale with servings: sizes of pans and cans, lengths, temperatures. */
  isFixed?: true
  /** How it scales is unknown: `two pans`. */
  isUnknown?: true
  /** Grams per milliliter; undefined for foods without a known density. */
  density?: number
  /** Whether the food is liquid, so that milliliters suit it. */
  isLiquid?: true
}

/** Aisles in the order of a walk through a shop. */
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
  /** The key by which shopping lists merge foods: `egg`, `olive oil`; empty for tap water. */
  food: string
  /** The food's name in the line, such as `large eggs`; by default the whole line. */
  name?: TextSpan
  aisle: ShopAisle
  /** Further foods in the line: `1 cucumber` in `2 tomatoes and 1 cucumber`. */
  others?: Omit<IngredientCooking, 'amounts' | 'others'>[]
}

interface StepCooking {
  timers: StepTimer[]
  uses: number[]
  amounts: WrittenAmount[]
}

export interface RecipeCooking {
  ingredients: IngredientCooking[]
  /** One entry per step; headings have none. */
  steps: StepCooking[]
}

/** The recipe with a swap applied. */
export interface RecipeSwap {
  /** The diet that the swap achieves. */
  makes: string
  diet: string[]
  /** Undefined if the recipe lists no allergens. */
  allergens?: string[]
  ingredients: string[]
  instructions: string[]
  cooking: RecipeCooking
}

/** An ingredient that another recipe makes, with the ingredients of that recipe. */
export interface MadeIngredient {
  /** The index of the ingredient. */
  index: number
  id: number
  title: string
  minutes: number
  /** `share`: the part of the line's amount that a shopping list takes. */
  lines: { text: string; cooking?: IngredientCooking; share: number }[]
}
