import * as words from 'words/filters'
import {
  FACET_OPTIONS,
  FACETS,
  type Facet,
  type FinderIndex,
  forFacets,
  TIMES,
} from '../../content/finderIndex.ts'
import { withoutAccents } from '../../shared/textForms.ts'

export const SORTS = [
  ['newest', words.newest],
  ['quickest', words.quickest],
  ['rating', words.bestRated],
  ['missing', words.fewestMissing],
  ['title', words.byTitle],
] as const
export type SortOrder = (typeof SORTS)[number][0]

export interface Filters {
  time: (typeof TIMES)[number] | null
  /** A recipe must have all of them. FACET_OPTIONS allows several per facet with `isMultiple`. */
  facets: Record<Facet, readonly string[]>
  have: readonly string[]
  sort: SortOrder | null
}

export const NO_FILTERS: Filters = {
  time: null,
  facets: forFacets(() => []),
  have: [],
  sort: null,
}

export function countFilters({ time, facets, have, sort }: Filters): number {
  const chosen = FACETS.flatMap((facet) => facets[facet])
  return chosen.length + have.length + (time === null ? 0 : 1) + (sort === null ? 0 : 1)
}

/** Reads filters from an address; unknown names are ignored. */
export function readFilters(search: string, { facets, foods }: FinderIndex): Filters {
  const params = new URLSearchParams(search)
  const several = (name: string) => (params.get(name) ?? '').split(',')
  const have = keepKnown(several('have'), foods.names)
  const sort = SORTS.find(([order]) => order === params.get('sort'))?.[0] ?? null
  return {
    time: TIMES.find((minutes) => String(minutes) === params.get('time')) ?? null,
    facets: forFacets((facet) => {
      const named = FACET_OPTIONS[facet].isMultiple ? several(facet) : [params.get(facet) ?? '']
      return keepKnown(named, facets[facet].names)
    }),
    have,
    // Without foods at hand, recipes cannot be sorted by missing foods.
    sort: sort === 'missing' && have.length === 0 ? null : sort,
  }
}

function keepKnown(named: readonly string[], names: readonly string[]): string[] {
  const folded = new Set(named.map(foldText))
  return names.filter((name) => folded.has(foldText(name)))
}

export function foldText(text: string): string {
  return withoutAccents(text).trim().toLowerCase()
}

export function writeFilters(search: string, { time, facets, have, sort }: Filters): string {
  const params = new URLSearchParams(search)
  const write = (name: string, value: string) =>
    value === '' ? params.delete(name) : params.set(name, value)
  write('time', String(time ?? ''))
  for (const facet of FACETS) write(facet, facets[facet].join(','))
  write('have', have.join(','))
  write('sort', sort ?? '')
  // Commas are readable and allowed in a query.
  const query = String(params).replaceAll('%2C', ',')
  return query && `?${query}`
}
