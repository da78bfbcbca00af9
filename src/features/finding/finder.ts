/** Filters, sorts and counts recipes: at 10,000 of them in a few milliseconds a change. */
import type { FinderIndex, Need } from '../../content/finding/finderIndex.ts'
import {
  type Counts,
  type Criterion,
  haveCriterion,
  noCounts,
  severalCriterion,
  singleCriterion,
  timeCriterion,
} from './criteria.ts'
import type { Filters } from './filters.ts'
import { openOrders } from './orders.ts'

/** What the finder has to know of a recipe that the list knows already. */
interface Listed {
  title: string
  category: string
}

interface Answer {
  /** The places in the list of the recipes that were found, in the order that was asked for. */
  places: number[]
  counts: Counts
  /** The names of what is not at hand for a recipe, of those that any of several will do for. */
  missingFor: (place: number) => string[]
}

/** @param recipes of the list, in the order of the index */
export function openFinder(index: FinderIndex, recipes: readonly Listed[]) {
  const foodsOf = index.foods.of.map((needs) => [...new Set(needs.flat())])
  const orders = openOrders(index, recipes)

  /** @param category of the list; null for all */
  return function find(filters: Filters, category: string | null): Answer {
    const counts = noCounts(index)
    const atHand = index.foods.names.map((name) => filters.have.includes(name))
    const have = haveCriterion(foodsOf, atHand, counts.have)
    const criteria = [have, ...choiceCriteria(index, filters, counts)]
    const found = recipes.map(({ category: own }, place) => {
      return (category === null || own === category) && isFound(place, criteria)
    })
    const used = have.used()
    for (const [food, count] of counts.have.entries()) counts.have[food] = used + count
    const isMissing = (need: Need) =>
      typeof need === 'number' ? !atHand[need] : !need.some((food) => atHand[food])
    const needs = (place: number) => index.foods.of[place] ?? []
    const countMissing = (place: number) => {
      let count = 0
      for (const need of needs(place)) if (isMissing(need)) count += 1
      return count
    }
    return {
      places: orders(filters.sort, found, countMissing),
      counts,
      missingFor: (place) => needs(place).filter(isMissing).map(nameOf),
    }
  }

  function nameOf(need: Need): string {
    return [need]
      .flat()
      .map((food) => index.foods.names[food])
      .join(' or ')
  }
}

function choiceCriteria(index: FinderIndex, filters: Filters, counts: Counts): Criterion[] {
  const { minutes, facets } = index
  const single = (facet: 'course' | 'cuisine' | 'main' | 'keyword') => {
    const { names, of } = facets[facet]
    const [chosen] = filters.facets[facet]
    const place = chosen === undefined ? undefined : names.indexOf(chosen)
    return singleCriterion(of, place, counts.facets[facet])
  }
  const diets = filters.facets.diet.map((diet) => facets.diet.names.indexOf(diet))
  return [
    timeCriterion(minutes, filters.time, counts.time),
    severalCriterion(facets.diet.of, diets, counts.facets.diet),
    single('course'),
    single('cuisine'),
    single('main'),
    single('keyword'),
  ]
}

/**
 * Whether a recipe holds by all criteria. Where it fails by one alone, it counts for the other
 * choices of that one; where it fails by two, for none.
 */
function isFound(place: number, criteria: readonly Criterion[]): boolean {
  let failed: Criterion | undefined
  for (const criterion of criteria) {
    if (criterion.holds(place)) continue
    if (failed) return false
    failed = criterion
  }
  if (failed) failed.count(place)
  else for (const criterion of criteria) criterion.count(place)
  return failed === undefined
}
