/** What recipes are filtered and sorted by, as it is sent: names once, numbers for each recipe. */

/** Minutes. */
export const TIMES = [15, 30, 45, 60] as const

export const FACETS = ['diet', 'course', 'cuisine', 'main', 'keyword'] as const
export type Facet = (typeof FACETS)[number]

/** Names, and for each recipe those that it has, as places in `names`. */
export interface Named<Value> {
  names: string[]
  of: Value[]
}

/** The place of a food, or the places of foods of which one is enough. */
export type Need = number | number[]

/** Every list has one value for each recipe, in the order of the list of recipes. */
export interface FinderIndex {
  /** The whole time from the start to the table, rest included. */
  minutes: number[]
  /** Out of 5. */
  ratings: number[]
  /** When it was published, in days since 1970. */
  days: number[]
  facets: Record<Facet, Named<number[]>>
  foods: Named<Need[]>
}
