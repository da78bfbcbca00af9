/** Servings and units in the address. */
import type { UnitSystem } from '../../content/cooking/units.ts'
import { toUnits } from '../../storage/chosenUnits.ts'

export const COOK_HASH = '#cook'

const MOST_SERVINGS = 1000

export interface Scale {
  servings?: number
  units?: UnitSystem
}

/** Undefined for what is no valid number. */
export function toServings(text: string | null): number | undefined {
  const servings = Math.round(Number(text?.replace(',', '.')) * 100) / 100
  return servings > 0 && servings <= MOST_SERVINGS ? servings : undefined
}

export function scaleOf(search: string): Scale {
  const query = new URLSearchParams(search)
  return { servings: toServings(query.get('servings')), units: toUnits(query.get('units')) }
}

/** The address without what is as written. */
export function changeScale(
  { search, hash }: { search: string; hash: string },
  recipe: { servings: number },
  change: Scale,
) {
  const { servings, units } = { ...scaleOf(search), ...change }
  const query = new URLSearchParams(search)
  query.delete('servings')
  query.delete('units')
  if (servings !== undefined && servings !== recipe.servings)
    query.set('servings', String(servings))
  if (units) query.set('units', units)
  return { search: String(query), hash }
}
