/** The file that /recipes loads to filter: names once, numbers for each recipe. */

export const TIMES = [15, 30, 45, 60] as const

/** A facet is a filter by a field of recipes; its name is the parameter of the address. */
export const FACET_OPTIONS = {
  diet: { field: 'diet', isMultiple: true },
  course: { field: 'course', isMultiple: false },
  cuisine: { field: 'cuisine', isMultiple: false },
  main: { field: 'mainIngredients', isMultiple: false },
  keyword: { field: 'keywords', isMultiple: false },
} as const
export type Facet = keyof typeof FACET_OPTIONS

export type FacetField = (typeof FACET_OPTIONS)[Facet]['field']

/** Pages show the facets in this order. */
export const FACETS = Object.keys(FACET_OPTIONS) as Facet[]

export function forFacets<T>(make: (facet: Facet) => T) {
  return Object.fromEntries(FACETS.map((facet) => [facet, make(facet)])) as Record<Facet, T>
}

/** Names, and for each recipe those that it has, as indexes in `names`. */
export interface NamedValues<Value> {
  names: string[]
  perRecipe: Value[]
}

/** The index of a food, or of alternatives, of which one is enough. */
export type FoodNeed = number | number[]

/** Every list has one value for each recipe, in the order of the list of recipes. */
export interface FinderIndex {
  /** The whole time from the start to the table, rest included. */
  minutes: number[]
  ratings: number[]
  /** When it was published, in days since 1970. */
  days: number[]
  facets: Record<Facet, NamedValues<number[]>>
  foods: NamedValues<FoodNeed[]>
}
