/** How an address says for how many a recipe is shown, and in which units. */

/** What is in the address of a recipe whose cook mode is open. */
export const COOK_HASH = '#cook'

/** For more, a cook writes a recipe of their own. */
const MOST_SERVINGS = 1000

/** The servings that somebody asks for; undefined for what is no such number. */
export function toServings(text: string | null): number | undefined {
  const servings = Number(text?.replace(',', '.'))
  return servings > 0 && servings <= MOST_SERVINGS ? Math.round(servings * 100) / 100 : undefined
}

export type ChosenUnits = 'us' | 'metric'

/** The units that somebody asks for; undefined for those that the author wrote. */
export function toUnits(value: unknown): ChosenUnits | undefined {
  return value === 'us' || value === 'metric' ? value : undefined
}

/** What an address asks for. */
export function scaleOf(search: string) {
  const query = new URLSearchParams(search)
  return { servings: toServings(query.get('servings')), units: toUnits(query.get('units')) }
}

/** The query of an address with one parameter changed; without a value, it is taken away. */
export function withParameter(search: string, name: string, value: string | undefined): string {
  const query = new URLSearchParams(search)
  if (value) query.set(name, value)
  else query.delete(name)
  return String(query)
}
