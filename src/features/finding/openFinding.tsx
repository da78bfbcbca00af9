import type { RecipeCardData } from '../../content/cards.ts'
import type { FinderIndex } from '../../content/finding/finderIndex.ts'
import { checkResponse } from '../../loading/checkResponse.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { type FoundList, openList, type Request } from './foundList.tsx'
import { WaysOn } from './WaysOn.tsx'

interface PanelState {
  isOpen: boolean
  close: () => void
}

/** @throws StaleBuildError for the data of a site that was published again */
export async function openFinding(response: Response, recipes: RecipeCardData[]) {
  const index: FinderIndex = await checkResponse(response).json()
  const answer = openList(index, recipes)

  return function find({ isOpen, close, ...request }: Request & PanelState) {
    const found = answer(request)
    const { active, count, list, noteOn, ways } = found
    return {
      active,
      count,
      list,
      noteOn,
      sentence: active > 0 ? sentenceOn(count, ways) : undefined,
      panel: <FilterPanel {...{ found, isOpen, close }} />,
      waysOn: ways.length > 0 && <WaysOn ways={ways} />,
    }
  }
}

export type Finding = Awaited<ReturnType<typeof openFinding>>

function sentenceOn(count: number, [way]: FoundList['ways']): string {
  if (count > 0) return count === 1 ? '1 recipe found' : `${count} recipes found`
  return way
    ? `No recipe is all of that, but ${way.count} ${way.count === 1 ? 'is' : 'are'}, ${way.words}.`
    : 'No recipe matches all filters. Remove one, or clear them.'
}
