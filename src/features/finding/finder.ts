/** Filters, sorts and counts recipes. Inside, `index` means a recipe's index in the list. */
import { locale } from 'words/locale'
import type { RecipeCardData } from '../../content/prerender/cards.ts'
import {
  FACET_OPTIONS,
  FACETS,
  type Facet,
  type FinderIndex,
  type FoodNeed,
  forFacets,
  TIMES,
} from '../../content/finderIndex.ts'
import { type Filters, type SortOrder } from './filters.ts'
import * as words from 'words/filters'

type ListedRecipe = Pick<RecipeCardData, 'title' | 'category'>

interface ChoiceCounts {
  /** The number of recipes left with each option, by the option's index. */
  perChoice: number[]
  withoutChoice: number
}

type Order = (a: number, b: number) => number

interface Criterion {
  holds: (index: number) => boolean
  /** Indexes of the options whose count this recipe raises. */
  optionsGained: (index: number) => readonly number[]
  count: ChoiceCounts
}

/** @param recipes in the same order as in `finderIndex` */
export function createFinder<Recipe extends ListedRecipe>(
  finderIndex: FinderIndex,
  recipes: readonly Recipe[],
) {
  const { minutes, facets, foods } = finderIndex
  const timesOf = minutes.map((needed) =>
    TIMES.flatMap((most, time) => (needed <= most ? [time] : [])),
  )
  const foodsOf = foods.perRecipe.map((needs) => [...new Set(needs.flat())])
  const orders = createOrders(finderIndex, recipes)

  function facetCriterion(facet: Facet, filters: Filters): Criterion {
    const { names, perRecipe } = facets[facet]
    const chosen = filters.facets[facet].map((name) => names.indexOf(name))
    const holds = (index: number) => chosen.every((word) => perRecipe[index]?.includes(word))
    // If the facet allows several values, a choice is added; otherwise it replaces the old one.
    const { isMultiple } = FACET_OPTIONS[facet]
    const optionsGained = (index: number) =>
      !isMultiple || holds(index) ? (perRecipe[index] ?? []) : []
    return { holds, optionsGained, count: createCounts(names.length) }
  }

  return function find(filters: Filters, category: string | null) {
    const atHand = foods.names.map((name) => filters.have.includes(name))
    const uses = (index: number) => foodsOf[index]?.some((food) => atHand[food]) === true
    const isAny = filters.have.length > 0
    const have: Criterion = {
      holds: (index) => !isAny || uses(index),
      optionsGained: (index) => (isAny && uses(index) ? [] : (foodsOf[index] ?? [])),
      count: createCounts(foods.names.length),
    }
    const time: Criterion = {
      holds: (index) => filters.time === null || (minutes[index] ?? 0) <= filters.time,
      optionsGained: (index) => timesOf[index] ?? [],
      count: createCounts(TIMES.length),
    }
    const ofFacets = forFacets((facet) => facetCriterion(facet, filters))
    const criteria = [have, time, ...FACETS.map((facet) => ofFacets[facet])]
    const matching = recipes.flatMap((recipe, index) => {
      const isOfCategory = category === null || recipe.category === category
      return isOfCategory && meetsAndCounts(index, criteria) ? index : []
    })
    const isMissing = (need: FoodNeed) => ![need].flat().some((food) => atHand[food])
    const nameOf = (need: FoodNeed) => [need].flat().map((food) => foods.names[food] ?? '')
    const missing = foods.perRecipe.map((needs) => needs.filter(isMissing))
    const byMissing: Order = (a, b) => (missing[a]?.length ?? 0) - (missing[b]?.length ?? 0)
    const { sort } = filters
    const indexes = sort ? matching.toSorted({ ...orders, missing: byMissing }[sort]) : matching
    const used = isAny ? indexes.length : 0
    return {
      found: indexes.flatMap((index) => recipes[index] ?? []),
      counts: {
        time: time.count,
        facets: forFacets((facet) => ofFacets[facet].count),
        /** The number of recipes left after adding each food, by the food's index. */
        have: have.count.perChoice.map((count) => used + count),
      },
      /** Names foods that are not at hand; alternatives count as one: `milk or cream`. */
      missingFor(recipe: Recipe): string[] {
        const needs = missing[recipes.indexOf(recipe)] ?? []
        return needs.map((need) =>
          nameOf(need).reduce((first, second) => words.or({ first, second })),
        )
      },
    }
  }
}

function createCounts(length: number): ChoiceCounts {
  return { perChoice: Array.from({ length }, () => 0), withoutChoice: 0 }
}

/** Whether a recipe meets all criteria. If it fails only one, it counts for that one's options. */
function meetsAndCounts(index: number, criteria: readonly Criterion[]): boolean {
  let failed: Criterion | undefined
  for (const criterion of criteria) {
    if (criterion.holds(index)) continue
    if (failed) return false
    failed = criterion
  }
  for (const { optionsGained, count } of failed ? [failed] : criteria) {
    count.withoutChoice += 1
    for (const option of optionsGained(index))
      count.perChoice[option] = (count.perChoice[option] ?? 0) + 1
  }
  return failed === undefined
}

const { compare: compareTitles } = new Intl.Collator(locale, { numeric: true })

/** Compares recipes by their indexes; equal ones keep the order of the list. */
function createOrders({ minutes, ratings, days }: FinderIndex, recipes: readonly ListedRecipe[]) {
  const title = (index: number) => recipes[index]?.title ?? ''
  return {
    newest: (a, b) => (days[b] ?? 0) - (days[a] ?? 0),
    quickest: (a, b) => (minutes[a] ?? 0) - (minutes[b] ?? 0),
    rating: (a, b) => (ratings[b] ?? 0) - (ratings[a] ?? 0),
    title: (a, b) => compareTitles(title(a), title(b)),
  } satisfies Record<Exclude<SortOrder, 'missing'>, Order>
}
