import { type Diet, DIETS } from '../../../src/content/schema/foodLabels.ts'
import { FREE_OF, type Trait } from './foodGroup.ts'
import type { FoodsRead } from './readFoods.ts'

export function traitsAgainst(diet: string): readonly Trait[] {
  return DIETS.some((name) => name === diet) ? (FREE_OF.get(diet.replace('-', ' ')) ?? []) : []
}

export function mayHold({ holds, usually, mayHold: may }: FoodsRead, traits: readonly Trait[]) {
  return traits.find((trait) => holds.has(trait) || usually.has(trait) || may.has(trait))
}

/** Returns the diets that all foods satisfy for certain; none if any food is unknown. */
export function provenDiets(lines: readonly FoodsRead[]): Diet[] {
  if (lines.some(({ isKnown }) => !isKnown)) return []
  return DIETS.filter((diet) => lines.every((line) => !mayHold(line, traitsAgainst(diet))))
}
