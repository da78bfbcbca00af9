/** What recipes are held against. Recipes are called by their place in the list. */
import type { Facet, FinderIndex } from '../../content/finding/finderIndex.ts'
import { TIMES } from './filters.ts'

/** Holds recipes against the choices of one kind, and counts for each what it would leave. */
export interface Criterion {
  /** Whether a recipe is what was chosen. */
  holds: (recipe: number) => boolean
  /** Counts a recipe that holds by all other criteria. */
  count: (recipe: number) => void
}

/** How many recipes each choice would leave, whatever else is chosen. */
export interface Counts {
  /** By the places in `TIMES`, and for any time. */
  time: { each: number[]; any: number }
  /** By the places of the names, and for none of them. */
  facets: Record<Facet, { each: number[]; any: number }>
  /** By the places of the foods: with this one as well. */
  have: number[]
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0)
}

export function noCounts({ facets, foods }: FinderIndex): Counts {
  const none = (facet: Facet) => ({ each: zeros(facets[facet].names.length), any: 0 })
  return {
    time: { each: zeros(TIMES.length), any: 0 },
    facets: {
      diet: none('diet'),
      course: none('course'),
      cuisine: none('cuisine'),
      main: none('main'),
      keyword: none('keyword'),
    },
    have: zeros(foods.names.length),
  }
}

export function timeCriterion(
  minutes: readonly number[],
  chosen: number | null,
  counts: Counts['time'],
): Criterion {
  return {
    holds: (recipe) => chosen === null || (minutes[recipe] ?? 0) <= chosen,
    count(recipe) {
      counts.any += 1
      for (const [place, most] of TIMES.entries()) {
        if ((minutes[recipe] ?? 0) <= most) bump(counts.each, place)
      }
    },
  }
}

/** Each of the chosen words has to be there; counted is what a word would leave beside the others. */
export function severalCriterion(
  of: readonly number[][],
  chosen: readonly number[],
  counts: Counts['facets'][Facet],
): Criterion {
  const holds = (recipe: number) => chosen.every((word) => of[recipe]?.includes(word))
  return {
    holds,
    count(recipe) {
      counts.any += 1
      if (!holds(recipe)) return
      for (const word of of[recipe] ?? []) bump(counts.each, word)
    },
  }
}

/** The one chosen word has to be there; counted is what a word would leave in its place. */
export function singleCriterion(
  of: readonly number[][],
  chosen: number | undefined,
  counts: Counts['facets'][Facet],
): Criterion {
  return {
    holds: (recipe) => chosen === undefined || of[recipe]?.includes(chosen) === true,
    count(recipe) {
      counts.any += 1
      for (const word of of[recipe] ?? []) bump(counts.each, word)
    },
  }
}

/**
 * One of the foods at hand has to be used.
 *
 * @param foodsOf the foods of each recipe, each once
 * @returns also how many recipes use one of them, to which each food adds its own
 */
export function haveCriterion(
  foodsOf: readonly number[][],
  atHand: readonly boolean[],
  counts: Counts['have'],
): Criterion & { used: () => number } {
  const isAny = atHand.includes(true)
  const uses = (recipe: number) => foodsOf[recipe]?.some((food) => atHand[food]) === true
  let used = 0
  return {
    holds: (recipe) => !isAny || uses(recipe),
    count(recipe) {
      if (isAny && uses(recipe)) used += 1
      else for (const food of foodsOf[recipe] ?? []) bump(counts, food)
    },
    used: () => used,
  }
}

function bump(counts: number[], place: number) {
  counts[place] = (counts[place] ?? 0) + 1
}
