/** What loads when somebody filters: the data, what answers, and the parts of the page that ask. */
import type { RecipeCardData } from '../../content/cards.ts'
import type { FinderIndex } from '../../content/finding/finderIndex.ts'
import { StaleBuildError } from '../../loading/loadErrors.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { openList } from './foundList.ts'
import { MissingFoods } from './MissingFoods.tsx'
import { ShowMore } from './ShowMore.tsx'

const parts = { FilterPanel, MissingFoods, ShowMore }

/**
 * Opens the data that came for a list of recipes.
 *
 * @throws StaleBuildError for the data of a site that was published again
 */
export async function openFinding(response: Response, recipes: readonly RecipeCardData[]) {
  if (response.status === 404) throw new StaleBuildError(`${response.url} is not there any more.`)
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  const index: FinderIndex = await response.json()
  return { find: openList(index, recipes), parts }
}

export type Finding = Awaited<ReturnType<typeof openFinding>>
