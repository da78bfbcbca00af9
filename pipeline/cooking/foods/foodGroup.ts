/** The facts of a food group; its traits decide diet labels and allergen lists. */
import { ALLERGENS } from '../../../src/content/schema/foodLabels.ts'

export const TRAITS = [...ALLERGENS, 'gelatin', 'gluten', 'honey', 'meat', 'rennet'] as const

export type Trait = (typeof TRAITS)[number]

const ANIMALS: readonly Trait[] = ['meat', 'fish', 'shellfish', 'gelatin']
const NOT_VEGETARIAN: readonly Trait[] = [...ANIMALS, 'rennet']
/** In order of priority: messages name the first trait that a food has. */
const NOT_VEGAN: readonly Trait[] = [...ANIMALS, 'milk', 'eggs', 'honey', 'rennet']

export interface FoodGroup {
  /** `wheat` implies `gluten`. */
  holds?: readonly Trait[]
  /** Traits of most recipes and brands; a label that contradicts one causes a warning. */
  usually?: readonly Trait[]
  /** Traits of some brands; labels that deny them are not suggested. */
  mayHold?: readonly Trait[]
  /** Words that steps use for these foods, separated by commas: `the fish`. */
  stepWords?: string
  /** The food that visitors pick in the finder for these foods: pasta for penne. */
  finderName?: string
  main?: string
  /** Synonyms follow a name: `zucchini = courgette`. The longest matching name in a text wins. */
  names: string
}

/** Denying one trait also denies others: gluten-free implies wheat-free. */
const WITH: Partial<Record<Trait, readonly Trait[]>> = {
  gluten: ['wheat'],
  milk: ['rennet'],
  meat: NOT_VEGETARIAN,
}

/** Labels such as `gluten free` for every trait, including the singular: `egg free`. */
const BY_TRAIT = TRAITS.flatMap((trait) =>
  [trait, trait.replace(/s$/, '')].map((name): [string, readonly Trait[]] => [
    `${name} free`,
    [trait, ...(WITH[trait] ?? [])],
  ]),
)

/** The traits that a label denies, by label as `foodWords` writes it: singular, no hyphen. */
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
