import type { FinderIndex } from '../../content/finding/finderIndex.ts'
import type { Sort } from './filters.ts'

const { compare: compareTitles } = new Intl.Collator('en', { numeric: true })

/** Sorts each order once; equal recipes keep the order of the list. */
export function openOrders({ minutes, ratings, days }: FinderIndex, recipes: readonly Titled[]) {
  const list = recipes.map((_, place) => place)
  const title = (place: number) => recipes[place]?.title ?? ''
  const orders = {
    newest: list.toSorted((a, b) => (days[b] ?? 0) - (days[a] ?? 0)),
    quickest: list.toSorted((a, b) => (minutes[a] ?? 0) - (minutes[b] ?? 0)),
    rating: list.toSorted((a, b) => (ratings[b] ?? 0) - (ratings[a] ?? 0)),
    title: list.toSorted((a, b) => compareTitles(title(a), title(b))),
  } satisfies Record<Exclude<Sort, 'missing'>, number[]>

  /** @param missing counts the foods of a recipe that are not at hand */
  return (sort: Sort | null, found: readonly boolean[], missing: (place: number) => number) => {
    const ordered = sort === null || sort === 'missing' ? list : orders[sort]
    const places = ordered.filter((place) => found[place])
    if (sort !== 'missing') return places
    const byCount: number[][] = []
    for (const place of places) (byCount[missing(place)] ??= []).push(place)
    return byCount.flat()
  }
}

interface Titled {
  title: string
}
