/** Filters, sorts and counts recipes; a place is the index of a recipe in the list. */
import {
  FACET_OPTIONS,
  FACETS,
  type Facet,
  type FinderIndex,
  type FoodNeed,
  forFacets,
  TIMES,
} from '../../content/finding/finderIndex.ts'
import { type Filters, type SortOrder } from './filters.ts'

interface ListedRecipe {
  title: string
  category: string
}

interface ChoiceCounts {
  /** The recipes that are left with each choice, by its index. */
  perChoice: number[]
  withoutChoice: number
}

interface Criterion {
  holds: (place: number) => boolean
  /** The options to which this recipe adds one. */
  choices: (place: number) => readonly number[]
  count: ChoiceCounts
}

/** @param recipes in the order of the index */
export function createFinder(index: FinderIndex, recipes: readonly ListedRecipe[]) {
  const { minutes, facets, foods } = index
  const timesOf = minutes.map((own) => TIMES.flatMap((most, time) => (own <= most ? [time] : [])))
  const foodsOf = foods.perRecipe.map((needs) => [...new Set(needs.flat())])
  const orders = createOrders(index, recipes)

  function facetCriterion(facet: Facet, filters: Filters): Criterion {
    const { names, perRecipe } = facets[facet]
    const chosen = filters.facets[facet].map((name) => names.indexOf(name))
    const holds = (place: number) => chosen.every((word) => perRecipe[place]?.includes(word))
    // Of a facet with several values a choice is added; of another it replaces the old one.
    const { isMultiple } = FACET_OPTIONS[facet]
    const choices = (place: number) => (!isMultiple || holds(place) ? (perRecipe[place] ?? []) : [])
    return { holds, choices, count: createCounts(names.length) }
  }

  /** @param category of the list; null for all */
  return function find(filters: Filters, category: string | null) {
    const atHand = foods.names.map((name) => filters.have.includes(name))
    const uses = (place: number) => foodsOf[place]?.some((food) => atHand[food]) === true
    const isAny = filters.have.length > 0
    const have: Criterion = {
      holds: (place) => !isAny || uses(place),
      choices: (place) => (isAny && uses(place) ? [] : (foodsOf[place] ?? [])),
      count: createCounts(foods.names.length),
    }
    const time: Criterion = {
      holds: (place) => filters.time === null || (minutes[place] ?? 0) <= filters.time,
      choices: (place) => timesOf[place] ?? [],
      count: createCounts(TIMES.length),
    }
    const ofFacets = forFacets((facet) => facetCriterion(facet, filters))
    const criteria = [have, time, ...FACETS.map((facet) => ofFacets[facet])]
    const found = recipes.map(
      (recipe, place) =>
        (category === null || recipe.category === category) && meetsAndCounts(place, criteria),
    )
    const needs = (place: number) => foods.perRecipe[place] ?? []
    const isMissing = (need: FoodNeed) =>
      typeof need === 'number' ? !atHand[need] : !need.some((food) => atHand[food])
    const nameOf = (need: FoodNeed) => [need].flat().map((food) => foods.names[food])
    const places = orders(filters.sort, found, (place) => needs(place).filter(isMissing).length)
    const used = isAny ? places.length : 0
    return {
      places,
      counts: {
        time: time.count,
        facets: forFacets((facet) => ofFacets[facet].count),
        /** The number of recipes if this food were added, by the index of the food. */
        have: have.count.perChoice.map((count) => used + count),
      },
      /** Names of the foods of a recipe that are not at hand; alternatives as one name. */
      missingFor: (place: number) =>
        needs(place)
          .filter(isMissing)
          .map((need) => nameOf(need).join(' or ')),
    }
  }
}

function createCounts(length: number): ChoiceCounts {
  return { perChoice: Array.from({ length }, () => 0), withoutChoice: 0 }
}

/** True if a recipe meets all criteria. With one failure, it counts for the options of that alone. */
function meetsAndCounts(place: number, criteria: readonly Criterion[]): boolean {
  let failed: Criterion | undefined
  for (const criterion of criteria) {
    if (criterion.holds(place)) continue
    if (failed) return false
    failed = criterion
  }
  for (const { choices, count } of failed ? [failed] : criteria) {
    count.withoutChoice += 1
    for (const choice of choices(place))
      count.perChoice[choice] = (count.perChoice[choice] ?? 0) + 1
  }
  return failed === undefined
}

const { compare: compareTitles } = new Intl.Collator('en', { numeric: true })

/** Sorts each order once; equal recipes keep the order of the list. */
function createOrders({ minutes, ratings, days }: FinderIndex, recipes: readonly ListedRecipe[]) {
  const list = recipes.map((_, place) => place)
  const title = (place: number) => recipes[place]?.title ?? ''
  const orders = {
    newest: list.toSorted((a, b) => (days[b] ?? 0) - (days[a] ?? 0)),
    quickest: list.toSorted((a, b) => (minutes[a] ?? 0) - (minutes[b] ?? 0)),
    rating: list.toSorted((a, b) => (ratings[b] ?? 0) - (ratings[a] ?? 0)),
    title: list.toSorted((a, b) => compareTitles(title(a), title(b))),
  } satisfies Record<Exclude<SortOrder, 'missing'>, number[]>

  /** @param missing counts the foods of a recipe that are not at hand */
  return (
    sort: SortOrder | null,
    found: readonly boolean[],
    missing: (place: number) => number,
  ) => {
    const ordered = sort === null || sort === 'missing' ? list : orders[sort]
    const places = ordered.filter((place) => found[place])
    if (sort !== 'missing') return places
    const byCount: number[][] = []
    for (const place of places) (byCount[missing(place)] ??= []).push(place)
    return byCount.flat()
  }
}
