/** Words that say what a food does not hold, though its name does: vegan butter holds no milk. */
import { NOT_VEGAN, NOT_VEGETARIAN, type Trait, TRAITS } from './foodGroup.ts'

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

/** Names are written as `foodWords` returns them. */
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
