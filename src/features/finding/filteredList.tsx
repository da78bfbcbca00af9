import * as words from 'words/filters'
import type { RecipeCardData } from '../../content/prerender/cards.ts'
import { type FinderIndex, FACETS } from '../../content/finderIndex.ts'
import { paths } from '../../addresses/paths.ts'
import { checkResponse } from '../../shared/loadErrors.ts'
import pills from '../../ui/choice/pills.module.css'
import { recipeLabel } from '../../content/labels.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { countFilters, readFilters, type Filters, NO_FILTERS, writeFilters } from './filters.ts'
import { createFinder } from './finder.ts'
import { focusFilterButton } from './filterButton.ts'
import filterPanel from './filters.module.css'
import showMore from './ShowMore.module.css'

/** @throws StaleBuildError if the site was published again since this page was loaded */
export async function loadFilteredList(response: Response, recipes: RecipeCardData[]) {
  const index: FinderIndex = await checkResponse(response).json()
  const find = createFinder(index, recipes)

  return function filterList(search: string, category: string | null) {
    const filters = readFilters(search, index)
    const { found: list, counts, missingFor } = find(filters, category)
    const active = countFilters(filters)
    const count = list.length
    const relaxations =
      count === 0 ? suggestFewerFilters({ search, category, filters }, find, index) : []
    const found = { index, filters, counts, active, count }
    return {
      ...found,
      /** Without filters it is the same object, so that React renders no card again. */
      list: count === recipes.length && filters.sort === null ? recipes : list,
      renderMissingFoods:
        filters.have.length > 0
          ? (recipe: RecipeCardData) => <MissingFoods names={missingFor(recipe)} />
          : undefined,
      sentence: active > 0 ? describeFilteredCount(count, relaxations) : undefined,
      panel: (isOpen: boolean, close: () => void) => <FilterPanel {...{ found, isOpen, close }} />,
      fewerFilters: relaxations.length > 0 && <FewerFilters relaxations={relaxations} />,
    }
  }
}

export type FilteredList = Awaited<ReturnType<typeof loadFilteredList>>

type Relaxation = ReturnType<typeof suggestFewerFilters>[number]

function describeFilteredCount(count: number, [relaxation]: Relaxation[]): string {
  if (count > 0) return words.found({ count })
  return relaxation
    ? words.noneButRelaxed({ count: relaxation.count, change: relaxation.words })
    : words.noneFound
}

export function MissingFoods({ names }: { names: readonly string[] }) {
  const missing = { count: names.length, foods: names.join(', ') }
  return (
    <p className={`fine-print clamped ${filterPanel.missing}`}>
      {names.length === 0
        ? words.nothingMissing
        : words.missing({ ...missing, b: (text) => <strong>{text}</strong> })}
    </p>
  )
}

function FewerFilters({ relaxations }: { relaxations: Relaxation[] }) {
  return (
    <ul aria-label={words.filtersToGiveUp} className={`row ${showMore.more}`}>
      {relaxations.map(({ label, count, search }) => (
        <li key={label}>
          <a href={paths.recipes + search} className={pills.pill} onClick={focusFilterButton}>
            {label} ({count})
          </a>
        </li>
      ))}
    </ul>
  )
}

const MAX_RELAXATIONS = 3

/** The texts for giving up a filter: within a sentence, and as a label. */
function giveUp(filter: string) {
  return { words: words.without({ filter }), label: words.giveUp({ filter }) }
}

/** Suggests filters to give up when no recipe meets all, with the resulting counts. */
export function suggestFewerFilters(
  { filters, category, search }: { filters: Filters; category: string | null; search: string },
  find: ReturnType<typeof createFinder>,
  { facets: { course } }: FinderIndex,
) {
  const { time, facets } = filters
  function relaxTo(change: ReturnType<typeof giveUp>, left: Filters, leftCategory: string | null) {
    const params = new URLSearchParams(search)
    if (leftCategory === null) params.delete('category')
    const count = find(left, leftCategory).found.length
    return { ...change, count, search: writeFilters(String(params), left) }
  }
  const without = (name: string, changes: Partial<Filters>) =>
    relaxTo(giveUp(name), { ...filters, ...changes }, category)
  // Giving up a filter that is not set changes nothing, so its count is 0.
  const relaxations = [
    ...FACETS.map((facet) =>
      without(facets[facet].map(recipeLabel).join(', '), { facets: { ...facets, [facet]: [] } }),
    ),
    without(words.upToMinutes({ minutes: time ?? '' }), { time: null }),
    without(words.foodsAtHand, { have: [] }),
    relaxTo(giveUp(category ?? ''), filters, null),
  ].toSorted((a, b) => b.count - a.count)

  // If most recipes of the category share a course, suggests that course instead.
  const { perChoice, withoutChoice } = find(NO_FILTERS, category).counts.facets.course
  const usual = course.names[perChoice.findIndex((count) => count * 2 > withoutChoice)]
  if (category !== null && usual !== undefined && facets.course.length === 0) {
    const choice = { course: recipeLabel(usual), category }
    const change = { words: words.withInstead(choice), label: words.chooseInstead(choice) }
    relaxations.unshift(
      relaxTo(change, { ...filters, facets: { ...facets, course: [usual] } }, null),
    )
  }
  return relaxations.filter(({ count }) => count > 0).slice(0, MAX_RELAXATIONS)
}
