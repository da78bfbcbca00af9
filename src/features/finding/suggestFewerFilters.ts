import { FACETS, type FinderIndex } from '../../content/finding/finderIndex.ts'
import { capitalized } from '../../shared/words.ts'
import { type Filters, NO_FILTERS, writeFilters } from './filters.ts'
import type { createFinder } from './finder.ts'

const MOST_SUGGESTIONS = 3

interface FilteredRequest {
  filters: Filters
  category: string | null
  search: string
}

/** Lists the filters to give up when no recipe meets all, with the number of recipes left. */
export function suggestFewerFilters(
  { filters, category, search }: FilteredRequest,
  find: ReturnType<typeof createFinder>,
  { facets: { course } }: FinderIndex,
) {
  const { time, facets } = filters
  function wayTo(words: string, left: Filters, leftCategory: string | null) {
    const params = new URLSearchParams(search)
    if (leftCategory === null) params.delete('category')
    const count = find(left, leftCategory).places.length
    return { words, count, search: writeFilters(String(params), left) }
  }
  const without = (name: string, changes: Partial<Filters>) =>
    wayTo(`without “${name}”`, { ...filters, ...changes }, category)
  // Giving up a filter that is not set changes nothing, so its count is 0.
  const ways = [
    ...FACETS.map((facet) =>
      without(facets[facet].map(capitalized).join(', '), { facets: { ...facets, [facet]: [] } }),
    ),
    without(`Up to ${time} min`, { time: null }),
    without('What I have', { have: [] }),
    wayTo(`without “${category}”`, filters, null),
  ].toSorted((a, b) => b.count - a.count)

  // If most dinners are main courses, quick ones may be in the category Quick Meals.
  const { perChoice, withoutChoice } = find(NO_FILTERS, category).counts.facets.course
  const usual = course.names[perChoice.findIndex((count) => count * 2 > withoutChoice)]
  if (category !== null && usual !== undefined && facets.course.length === 0) {
    const words = `with “${capitalized(usual)}” in place of “${category}”`
    ways.unshift(wayTo(words, { ...filters, facets: { ...facets, course: [usual] } }, null))
  }
  return ways.filter(({ count }) => count > 0).slice(0, MOST_SUGGESTIONS)
}
