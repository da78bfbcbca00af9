/** Words that say what a food does not hold, though its name does: vegan butter holds no milk. */
import { type Trait, TRAITS } from './foodGroups.ts'

const OF_MEAT: readonly Trait[] = ['meat', 'fish', 'shellfish', 'gelatin', 'rennet']
const OF_ANIMALS: readonly Trait[] = [...OF_MEAT, 'milk', 'eggs', 'honey']

/** What goes with a trait: without gluten there is no wheat. */
const WITH: Partial<Record<Trait, readonly Trait[]>> = {
  gluten: ['wheat'],
  milk: ['rennet'],
  meat: OF_MEAT,
}

/** `gluten free` for every trait, in the singular too: `egg free`. */
const BY_TRAIT = TRAITS.flatMap((trait) =>
  [trait, trait.replace(/s$/, '')].map((name): [string, readonly Trait[]] => [
    `${name} free`,
    [trait, ...(WITH[trait] ?? [])],
  ]),
)

/** Each before a food, or behind it by itself, in the form of `wordsOf`. */
export const FREE_OF: ReadonlyMap<string, readonly Trait[]> = new Map<string, readonly Trait[]>([
  ...BY_TRAIT,
  ['vegan', OF_ANIMALS],
  ['plant based', OF_ANIMALS],
  ['vegetarian', OF_MEAT],
  ['veggie', OF_MEAT],
  ['meatless', OF_MEAT],
  ['flourless', ['gluten', 'wheat']],
  ['dairy free', ['milk', 'rennet']],
  ['non dairy', ['milk', 'rennet']],
  ['nondairy', ['milk', 'rennet']],
  ['eggless', ['eggs']],
  ['nut free', ['tree nuts', 'peanuts']],
])
