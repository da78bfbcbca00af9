import { FACETS, type FinderIndex } from '../../content/finding/finderIndex.ts'
import { capitalized } from '../../ui/text/capitalized.ts'
import { type Filters, writeFilters } from './filters.ts'
import type { openFinder } from './finder.ts'

const MOST_WAYS = 3

/** Filters of which one is given up or replaced, and the number of recipes that meet them. */
export interface Way {
  words: string
  count: number
  /** The query of the address. */
  search: string
}

interface Asked {
  search: string
  category: string | null
  filters: Filters
  counts: ReturnType<ReturnType<typeof openFinder>>['counts']
  index: FinderIndex
  recipes: readonly { category: string }[]
}

/** Where no recipe meets all filters: those to give up, the most recipes first. */
export function findWaysOn({ search, category, filters, counts, index, recipes }: Asked): Way[] {
  const { time, facets, have } = filters
  const others = withoutCategory(search)
  function without(name: string, count: number, changes: Partial<Filters>, from = search): Way {
    return {
      words: `without “${name}”`,
      count,
      search: writeFilters(from, { ...filters, ...changes }),
    }
  }
  const ways = FACETS.filter((facet) => facets[facet].length > 0).map((facet) =>
    without(facets[facet].map(capitalized).join(', '), counts.facets[facet].any, {
      facets: { ...facets, [facet]: [] },
    }),
  )
  if (time !== null) ways.push(without(`Up to ${time} min`, counts.time.any, { time: null }))
  if (have.length > 0) ways.push(without('What I have', counts.anyFoods, { have: [] }))
  if (category !== null) ways.push(without(category, counts.category.any, {}, others))
  ways.sort((a, b) => b.count - a.count)

  const course = commonCourse(index, recipes, category)
  const name = index.facets.course.names[course]
  if (name !== undefined && facets.course.length === 0) {
    const changed = { ...filters, facets: { ...facets, course: [name] } }
    ways.unshift({
      words: `with “${capitalized(name)}” in place of “${category}”`,
      count: counts.category.each[course] ?? 0,
      search: writeFilters(others, changed),
    })
  }
  return ways.filter(({ count }) => count > 0).slice(0, MOST_WAYS)
}

function withoutCategory(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('category')
  return String(params)
}

/** The course that most recipes of a category have: dinners may be filed as quick meals, too. */
function commonCourse(
  { facets }: FinderIndex,
  recipes: readonly { category: string }[],
  category: string | null,
): number {
  const counts = facets.course.names.map(
    (_, course) =>
      recipes.filter((recipe, place) => {
        return recipe.category === category && facets.course.of[place]?.includes(course)
      }).length,
  )
  const most = Math.max(0, ...counts)
  return most === 0 ? -1 : counts.indexOf(most)
}
