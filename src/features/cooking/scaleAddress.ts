/** How an address says for how many a recipe is shown, and in which units. */
import type { UnitSystem } from '../../content/cooking/units.ts'
import { toUnits } from '../../storage/chosenUnits.ts'

/** What is in the address of a recipe whose cook mode is open. */
export const COOK_HASH = '#cook'

/** For more, a cook writes a recipe of their own. */
const MOST_SERVINGS = 1000

export interface Scale {
  servings?: number
  /** None: as the author wrote them. */
  units?: UnitSystem
}

/** The servings that somebody asks for; undefined for what is no such number. */
export function toServings(text: string | null): number | undefined {
  const servings = Math.round(Number(text?.replace(',', '.')) * 100) / 100
  return servings > 0 && servings <= MOST_SERVINGS ? servings : undefined
}

/** What an address asks for. */
export function scaleOf(search: string): Scale {
  const query = new URLSearchParams(search)
  return { servings: toServings(query.get('servings')), units: toUnits(query.get('units')) }
}

/** An address of a recipe with some of its scale changed; what is as written is not said. */
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
