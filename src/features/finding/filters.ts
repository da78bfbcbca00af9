/** The choices of a visitor, and how they stand in the address. */
import { FACETS, type Facet, type FinderIndex } from '../../content/finding/finderIndex.ts'
import { withoutAccents } from '../../content/withoutAccents.ts'
import { changeQuery } from './changeQuery.ts'

/** Up to how many minutes a recipe may take. */
export const TIMES = [15, 30, 45, 60] as const
export type Time = (typeof TIMES)[number]

/** The orders of recipes, apart from that of the list. */
export const SORTS = ['newest', 'quickest', 'rating', 'missing', 'title'] as const
export type Sort = (typeof SORTS)[number]

export interface Filters {
  time: Time | null
  /** A recipe has to have all of them. Only of diets there can be several. */
  facets: Record<Facet, readonly string[]>
  /** The foods at hand; a recipe has to use one of them. */
  have: readonly string[]
  /** Null for the order of the list. */
  sort: Sort | null
}

export const NO_FILTERS: Filters = {
  time: null,
  facets: { diet: [], course: [], cuisine: [], main: [], keyword: [] },
  have: [],
  sort: null,
}

/** How many choices have been made, the order among them. */
export function countFilters({ time, facets, have, sort }: Filters): number {
  const chosen = FACETS.flatMap((facet) => facets[facet])
  return chosen.length + have.length + (time === null ? 0 : 1) + (sort === null ? 0 : 1)
}

/** The choices in the query of an address; what no recipe has is left out. */
export function readFilters(search: string, { facets, foods }: FinderIndex): Filters {
  const params = new URLSearchParams(search)
  const single = (facet: Facet) => known([params.get(facet) ?? ''], facets[facet].names)
  const several = (name: string) => (params.get(name) ?? '').split(',')
  const have = known(several('have'), foods.names)
  const sort = SORTS.find((one) => one === params.get('sort')) ?? null
  return {
    time: TIMES.find((minutes) => String(minutes) === params.get('time')) ?? null,
    facets: {
      diet: known(several('diet'), facets.diet.names),
      course: single('course'),
      cuisine: single('cuisine'),
      main: single('main'),
      keyword: single('keyword'),
    },
    have,
    // Without foods at hand, nothing is known to be missing.
    sort: sort === 'missing' && have.length === 0 ? null : sort,
  }
}

/** The words that are names, each once, as the names are written. */
function known(words: readonly string[], names: readonly string[]): string[] {
  const asked = new Set(words.map(folded))
  return names.filter((name) => asked.has(folded(name)))
}

/** Without what somebody who types an address leaves out. */
export function folded(text: string): string {
  return withoutAccents(text).trim().toLowerCase()
}

/** The query of an address with these choices; what else stands in it stays. */
export function writeFilters(search: string, { time, facets, have, sort }: Filters): string {
  const values: Record<string, string> = {
    time: time === null ? '' : String(time),
    ...Object.fromEntries(FACETS.map((facet) => [facet, facets[facet].join(',')])),
    have: have.join(','),
    sort: sort ?? '',
  }
  return changeQuery(search, values)
}
