import type { RecipeCardData } from '../../content/cards.ts'
import type { FinderIndex } from '../../content/finding/finderIndex.ts'
import { countFilters, readFilters } from './filters.ts'
import { openFinder } from './finder.ts'
import { MissingFoods } from './MissingFoods.tsx'
import { findWaysOn } from './findWaysOn.ts'

export interface Request {
  /** The query of the address. */
  search: string
  category: string | null
}

export function openList(index: FinderIndex, recipes: RecipeCardData[]) {
  const find = openFinder(index, recipes)
  let last: { request: Request; answer: ReturnType<typeof answer> } | undefined

  function answer({ search, category }: Request) {
    const filters = readFilters(search, index)
    const { places, counts, missingFor } = find(filters, category)
    const placeOf = new Map(places.map((place) => [recipes[place]?.id, place]))
    return {
      index,
      filters,
      counts,
      active: countFilters(filters),
      count: places.length,
      ways: places.length === 0 ? findWaysOn({ search, category, filters }, find, index) : [],
      /** The list itself when unfiltered, which need not be rendered again. */
      list:
        places.length === recipes.length && filters.sort === null
          ? recipes
          : places.flatMap((place) => recipes[place] ?? []),
      noteOn:
        filters.have.length > 0
          ? ({ id }: RecipeCardData) => <MissingFoods names={missingFor(placeOf.get(id) ?? -1)} />
          : undefined,
    }
  }

  /** The same object for the same request: cards are not rendered again. */
  return (request: Request) => {
    if (!last || !isSame(last.request, request)) last = { request, answer: answer(request) }
    return last.answer
  }
}

function isSame(one: Request, other: Request): boolean {
  return one.search === other.search && one.category === other.category
}

export type FoundList = ReturnType<ReturnType<typeof openList>>
