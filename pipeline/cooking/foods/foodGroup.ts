/** The facts of a group of foods; labels and lists of allergens rest on its traits. */
import { ALLERGENS } from '../../../src/content/schema/foodLabels.ts'

export const TRAITS = [...ALLERGENS, 'gelatin', 'gluten', 'honey', 'meat', 'rennet'] as const

export type Trait = (typeof TRAITS)[number]

const ANIMALS: readonly Trait[] = ['meat', 'fish', 'shellfish', 'gelatin']
const NOT_VEGETARIAN: readonly Trait[] = [...ANIMALS, 'rennet']
/** Messages name the first of these traits that a food has. */
const NOT_VEGAN: readonly Trait[] = [...ANIMALS, 'milk', 'eggs', 'honey', 'rennet']

export interface FoodGroup {
  /** `wheat` implies `gluten`. */
  holds?: readonly Trait[]
  /** Most recipes and makers use it; a label that denies it gets a warning. */
  usually?: readonly Trait[]
  /** Some makers use it, so no label is suggested. */
  mayHold?: readonly Trait[]
  /** Words by which steps call these foods, separated by commas: `the fish`. */
  stepWords?: string
  /** The food that visitors choose to find dishes with these: pasta for penne. */
  finderName?: string
  main?: string
  /** Other names of a food follow it: `zucchini = courgette`. The longest name in a text counts. */
  names: string
}

/** A food without gluten has no wheat, either. */
const WITH: Partial<Record<Trait, readonly Trait[]>> = {
  gluten: ['wheat'],
  milk: ['rennet'],
  meat: NOT_VEGETARIAN,
}

/** `gluten free` for every trait, in the singular too: `egg free`. */
const BY_TRAIT = TRAITS.flatMap((trait) =>
  [trait, trait.replace(/s$/, '')].map((name): [string, readonly Trait[]] => [
    `${name} free`,
    [trait, ...(WITH[trait] ?? [])],
  ]),
)

/** The traits that a label denies; labels are written as by `foodWords`: singular, no hyphen. */
export const FREE_OF: ReadonlyMap<string, readonly Trait[]> = new Map<string, readonly Trait[]>([
  ...BY_TRAIT,
  ['vegan', NOT_VEGAN],
  ['plant based', NOT_VEGAN],
  ['vegetarian', NOT_VEGETARIAN],
  ['veggie', NOT_VEGETARIAN],
  ['meatless', NOT_VEGETARIAN],
  ['flourless', ['gluten', 'wheat']],
  ['dairy free', ['milk', 'rennet']],
  ['non dairy', ['milk', 'rennet']],
  ['nondairy', ['milk', 'rennet']],
  ['eggless', ['eggs']],
  ['nut free', ['tree nuts', 'peanuts']],
])
