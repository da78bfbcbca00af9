import type { RecipeCardData } from '../../content/cards.ts'
import type { FinderIndex } from '../../content/finding/finderIndex.ts'
import { countFilters, readFilters } from './filters.ts'
import { openFinder } from './finder.ts'
import { shownIn } from './shownCount.ts'

/** What the address and the page ask for. */
export interface Request {
  /** The query of the address, and the state of its entry in the history. */
  search: string
  state: unknown
  /** Null for all. */
  category: string | null
}

/** Answers requests for a list of recipes, which are in the order of the index. */
export function openList(index: FinderIndex, recipes: RecipeCardData[]) {
  const find = openFinder(index, recipes)
  let last: { request: Request; answer: ReturnType<typeof answer> } | undefined

  function answer({ search, state, category }: Request) {
    const filters = readFilters(search, index)
    const { places, counts, missingFor } = find(filters, category)
    const active = countFilters(filters)
    // Without filters, the page is as it is without all this.
    const shown = active === 0 ? places : places.slice(0, shownIn(state))
    return {
      index,
      filters,
      counts,
      /** How many choices were made. */
      active,
      /** How many recipes were found. */
      count: places.length,
      /** The first of them; of all recipes, the list itself, so that nobody draws it once more. */
      shown:
        shown.length === recipes.length && filters.sort === null
          ? recipes
          : shown.flatMap((place) => recipes[place] ?? []),
      /** The foods of a recipe that are not at hand, by its id; none when nobody said what is. */
      missing: new Map(
        filters.have.length > 0
          ? shown.map((place) => [recipes[place]?.id, missingFor(place)] as const)
          : [],
      ),
    }
  }

  /** The same answer for the same request: a page asks again whenever it is drawn. */
  return (request: Request) => {
    if (!last || !isSame(last.request, request)) last = { request, answer: answer(request) }
    return last.answer
  }
}

function isSame(one: Request, other: Request): boolean {
  return one.search === other.search && one.state === other.state && one.category === other.category
}

export type FoundList = ReturnType<ReturnType<typeof openList>>
