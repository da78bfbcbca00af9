import type { RecipeCardData } from '../../content/cards.ts'
import type { FinderIndex } from '../../content/finding/finderIndex.ts'
import { StaleBuildError } from '../../loading/loadErrors.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { openList, type Request } from './foundList.tsx'

interface PanelState {
  isOpen: boolean
  close: () => void
}

/** @throws StaleBuildError for the data of a site that was published again */
export async function openFinding(response: Response, recipes: RecipeCardData[]) {
  if (response.status === 404) throw new StaleBuildError(`${response.url} is not there any more.`)
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  const index: FinderIndex = await response.json()
  const answer = openList(index, recipes)

  return function find({ isOpen, close, ...request }: Request & PanelState) {
    const found = answer(request)
    const { active, count, list, noteOn } = found
    return {
      active,
      count,
      list,
      noteOn,
      sentence: active > 0 ? sentenceOn(count) : undefined,
      panel: <FilterPanel {...{ found, isOpen, close }} />,
    }
  }
}

export type Finding = Awaited<ReturnType<typeof openFinding>>

function sentenceOn(count: number): string {
  if (count === 0) return 'No recipe matches all filters. Remove one, or clear them.'
  return count === 1 ? '1 recipe found' : `${count} recipes found`
}
