import { type Diet, DIETS } from '../../../src/content/schema/foodLabels.ts'
import { NOT_VEGAN, NOT_VEGETARIAN, type Trait } from './foodGroup.ts'
import type { FoodsRead } from './readFoods.ts'

/** What foods may not hold for a diet. */
const TRAITS_AGAINST: Readonly<Record<Diet, readonly Trait[]>> = {
  vegan: NOT_VEGAN,
  vegetarian: NOT_VEGETARIAN,
  'gluten-free': ['gluten', 'wheat'],
  'dairy-free': ['milk'],
  'nut-free': ['tree nuts', 'peanuts'],
}

export function traitsAgainst(diet: string): readonly Trait[] {
  return Object.entries(TRAITS_AGAINST).find(([name]) => name === diet)?.[1] ?? []
}

/** The first of the traits that foods hold or may hold. */
export function mayHold({ holds, usually, mayHold: may }: FoodsRead, traits: readonly Trait[]) {
  return traits.find((trait) => holds.has(trait) || usually.has(trait) || may.has(trait))
}

/** The diets that no food may contradict; none if a food is not known. */
export function provenDiets(lines: readonly FoodsRead[]): Diet[] {
  if (lines.some(({ isKnown }) => !isKnown)) return []
  return DIETS.filter((diet) => lines.every((line) => !mayHold(line, traitsAgainst(diet))))
}
