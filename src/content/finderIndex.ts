/** The filter index that /recipes loads: it stores each name once, and indexes per recipe. */

export const TIMES = [15, 30, 45, 60] as const

/** A facet filters recipes by a field; its name is the URL parameter. */
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

/** Names, and for each recipe the indexes of its names. */
export interface NamedValues<Value> {
  names: string[]
  perRecipe: Value[]
}

/** The index of a food, or of alternatives, one of which suffices. */
export type FoodNeed = number | number[]

/** Every list has one value per recipe, in the order of the recipe list. */
export interface FinderIndex {
  /** The total time, including rest. */
  minutes: number[]
  ratings: number[]
  /** The publication date, in days since 1970. */
  days: number[]
  facets: Record<Facet, NamedValues<number[]>>
  foods: NamedValues<FoodNeed[]>
}
