import { Link } from 'react-router-dom'
import type { RecipeCardData } from '../../content/cards.ts'
import type { FinderIndex } from '../../content/finding/finderIndex.ts'
import { checkResponse } from '../../shared/loadErrors.ts'
import pills from '../../ui/choice/pills.module.css'
import { capitalized } from '../../shared/words.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { countFilters, readFilters } from './filters.ts'
import { createFinder } from './finder.ts'
import { suggestFewerFilters } from './suggestFewerFilters.ts'
import { focusFilterButton } from './filterButton.ts'
import { MissingFoods } from './MissingFoods.tsx'
import classes from './ShowMore.module.css'

/** @throws StaleBuildError for the data of a site that was published again */
export async function loadFilteredList(response: Response, recipes: RecipeCardData[]) {
  const index: FinderIndex = await checkResponse(response).json()
  const find = createFinder(index, recipes)

  /** Lists what the filters of an address leave of a category; null for all categories. */
  return function filterList(search: string, category: string | null) {
    const filters = readFilters(search, index)
    const { places, counts, missingFor } = find(filters, category)
    const placeOf = new Map(places.map((place) => [recipes[place]?.id, place]))
    const active = countFilters(filters)
    const count = places.length
    const ways = count === 0 ? suggestFewerFilters({ search, category, filters }, find, index) : []
    const found = { index, filters, counts, active, count }
    return {
      ...found,
      /** The list itself when unfiltered, which need not be rendered again. */
      list:
        count === recipes.length && filters.sort === null
          ? recipes
          : places.flatMap((place) => recipes[place] ?? []),
      noteOn:
        filters.have.length > 0
          ? ({ id }: RecipeCardData) => <MissingFoods names={missingFor(placeOf.get(id) ?? -1)} />
          : undefined,
      sentence: active > 0 ? describeCount(count, ways) : undefined,
      panel: (isOpen: boolean, close: () => void) => <FilterPanel {...{ found, isOpen, close }} />,
      waysOn: ways.length > 0 && <FewerFilters ways={ways} />,
    }
  }
}

export type FilteredList = Awaited<ReturnType<typeof loadFilteredList>>

function describeCount(count: number, [way]: ReturnType<typeof suggestFewerFilters>): string {
  if (count > 0) return count === 1 ? '1 recipe found' : `${count} recipes found`
  return way
    ? `No recipe is all of that, but ${way.count} ${way.count === 1 ? 'is' : 'are'}, ${way.words}.`
    : 'No recipe matches all filters. Remove one, or clear them.'
}

function FewerFilters({ ways }: { ways: ReturnType<typeof suggestFewerFilters> }) {
  return (
    <ul aria-label="Filters to give up" className={`row ${classes.more}`}>
      {ways.map(({ words, count, search }) => (
        <li key={words}>
          <Link to={{ search }} className={pills.pill} onClick={focusFilterButton}>
            {capitalized(words)} ({count})
          </Link>
        </li>
      ))}
    </ul>
  )
}
